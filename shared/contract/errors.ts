/** The closed set of error codes of the API. The shape of the response is `errorAnswer` below. */

import * as z from 'zod/mini';
import { apiErrors } from '#words/general/api-errors.ts';
import { namesOf } from '../names-of.ts';

/** The HTTP status of each code. */
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
  quiet: 503,
} as const satisfies Record<keyof typeof apiErrors, number>;

export type ErrorCode = keyof typeof ERROR_STATUSES;

const codes = namesOf(ERROR_STATUSES);

export const fieldIssue = z.object({ path: z.string(), message: z.string() });
export type FieldIssue = z.infer<typeof fieldIssue>;

/** The response for every status of 400 or more. */
export const errorAnswer = z.object({
  error: z.object({
    code: z.enum(codes),
    message: z.string(),
    requestId: z.string(),
    issues: z.optional(z.array(fieldIssue)),
    /** For a conflict between two edits: the record's current version. */
    version: z.optional(z.int()),
  }),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;

interface AppErrorOptions {
  issues?: readonly FieldIssue[];
  /** Seconds after which a retry makes sense, sent as Retry-After. */
  retryAfter?: number;
  /** For a conflict between two edits: the record's current version. */
  version?: number;
  cause?: unknown;
}

/**
 * A refusal that the caller should read. It can be thrown anywhere below a handler, and one place turns it into a
 * response.
 */
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

/** One field breaks a rule: 422 with the field's message, which is also the error's own message. */
export function fieldError(path: string, message: string): AppError {
  return new AppError('invalid_fields', message, { issues: [{ path, message }] });
}
