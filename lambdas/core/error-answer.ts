import { AppError, type ErrorAnswer } from '#shared/contract/errors.ts';
import { isThrottled } from '../table/index.ts';
import type { ApiResult } from './call.ts';

/** Turns any thrown value into the documented error response; an unexpected error becomes a 500 without details. */
export function errorAnswerOf(thrown: unknown, requestId: string): ApiResult & { statusCode: number } {
  const error = asAppError(thrown);
  const body: ErrorAnswer = {
    error: {
      code: error.code,
      message: error.message,
      requestId,
      ...(error.issues.length > 0 && { issues: [...error.issues] }),
      ...(error.version !== undefined && { version: error.version }),
    },
  };
  return {
    statusCode: error.status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'private, no-store',
      ...(error.retryAfter !== undefined && { 'retry-after': String(error.retryAfter) }),
    },
    body: JSON.stringify(body),
  };
}

/** Returns the error that the caller sees. */
export function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isThrottled(thrown)) {
    return new AppError('too_many_requests', undefined, { retryAfter: 1, cause: thrown });
  }
  return new AppError('internal', undefined, { cause: thrown });
}
