/** The closed set of error codes of the API. The answer's shape is `errorAnswer` below. */

import * as z from 'zod/mini';
import { apiErrors } from '#words/general/api-errors.ts';
import { namesOf } from '../names-of.ts';

/** The HTTP status of each. */
export const ERROR_STATUSES = {
  malformed_request: 400,
  invalid_cursor: 400,
  idempotency_key_missing: 400,
  not_signed_in: 401,
  not_allowed: 403,
  suspended: 403,
  second_factor_missing: 403,
  not_found: 404,
  conflict: 409,
  idempotency_key_reused: 409,
  too_large: 413,
  unsupported_content_type: 415,
  invalid_fields: 422,
  too_many_requests: 429,
  internal: 500,
} as const satisfies Record<keyof typeof apiErrors, number>;

export type ErrorCode = keyof typeof ERROR_STATUSES;

const codes = namesOf(ERROR_STATUSES);

export const fieldIssue = z.object({ path: z.string(), message: z.string() });
export type FieldIssue = z.infer<typeof fieldIssue>;

/** Every answer with a status of 400 or more. */
export const errorAnswer = z.object({
  error: z.object({
    code: z.enum(codes),
    message: z.string(),
    requestId: z.string(),
    issues: z.optional(z.array(fieldIssue)),
    /** Of a conflict between two edits: the version that the record has now. */
    version: z.optional(z.int()),
  }),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;

interface AppErrorOptions {
  issues?: readonly FieldIssue[];
  /** Seconds until a repeat makes sense; becomes Retry-After. */
  retryAfter?: number;
  /** Of a conflict between two edits: the version that the record has now. */
  version?: number;
  cause?: unknown;
}

/** A refusal the caller should read. Thrown anywhere below a handler, turned into an answer in one place. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly issues: readonly FieldIssue[];
  readonly retryAfter: number | undefined;
  readonly version: number | undefined;

  constructor(code: ErrorCode, message: string = apiErrors[code], options: AppErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.issues = options.issues ?? [];
    this.retryAfter = options.retryAfter;
    this.version = options.version;
  }

  get status(): number {
    return ERROR_STATUSES[this.code];
  }
}

/** One field breaks a rule: 422 with that field's message, also as the error's own message. */
export function fieldError(path: string, message: string): AppError {
  return new AppError('invalid_fields', message, { issues: [{ path, message }] });
}
