/**
 * The closed set of error codes of the API: each with its HTTP status and the words a person sees when the endpoint has none of its own.
 * The answer's shape is `errorAnswer` below.
 */
import * as z from 'zod/mini';
import { suspended } from '#words/suspension.ts';

export const ERRORS = {
  malformed_request: { status: 400, message: 'The request could not be read.' },
  invalid_cursor: {
    status: 400,
    message: 'This list position is no longer valid. Start again from the top.',
  },
  idempotency_key_missing: { status: 400, message: 'Send an Idempotency-Key header of 8 to 100 characters.' },
  not_signed_in: { status: 401, message: 'Please sign in to continue.' },
  not_allowed: { status: 403, message: "You don't have permission to do this." },
  suspended: { status: 403, message: suspended },
  not_found: { status: 404, message: 'Not found.' },
  conflict: { status: 409, message: 'This changed in the meantime. Reload and try again.' },
  idempotency_key_reused: {
    status: 409,
    message: 'This Idempotency-Key was already used for a different request.',
  },
  too_large: { status: 413, message: 'The request is too large.' },
  unsupported_content_type: { status: 415, message: 'Send the body as application/json.' },
  invalid_fields: { status: 422, message: 'Please check the marked fields.' },
  too_many_requests: { status: 429, message: 'Too many requests. Wait a moment and try again.' },
  internal: { status: 500, message: 'An unexpected error occurred. Please try again.' },
} as const;

export type ErrorCode = keyof typeof ERRORS;

const codes = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

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

  constructor(code: ErrorCode, message: string = ERRORS[code].message, options: AppErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.issues = options.issues ?? [];
    this.retryAfter = options.retryAfter;
    this.version = options.version;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** One field breaks a rule: 422 with that field's message, also as the error's own message. */
export function fieldError(path: string, message: string): AppError {
  return new AppError('invalid_fields', message, { issues: [{ path, message }] });
}
