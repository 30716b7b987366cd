import { ERRORS, type ErrorAnswer, type ErrorCode } from '#shared/contract/errors.ts';
import type { GatewayAnswer } from './answer.ts';

/** API Gateway's own answers, and the code of ours that says the same. */
const REFUSALS = {
  400: { message: 'Bad Request', code: 'malformed_request' },
  401: { message: 'Unauthorized', code: 'not_signed_in' },
  404: { message: 'Not Found', code: 'not_found' },
  413: { message: 'Request Entity Too Large', code: 'too_large' },
  500: { message: 'Internal Server Error', code: 'internal' },
  503: { message: 'Service Unavailable', code: 'internal' },
} as const satisfies Record<number, { message: string; code: ErrorCode }>;

export type RefusalStatus = keyof typeof REFUSALS;

/**
 * An answer that the gateway gives without a function: API Gateway's `{"message"}` and, beside it, the documented `{"error"}`. The deployed
 * gateway sends the former only; the client reads both.
 */
export function refusal(status: RefusalStatus, requestId: string): GatewayAnswer {
  const { message, code } = REFUSALS[status];
  const body: ErrorAnswer & { message: string } = {
    message,
    error: { code, message: ERRORS[code].message, requestId },
  };
  return {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...(status === 401 && { 'www-authenticate': 'Bearer' }),
    },
    cookies: [],
    body: Buffer.from(JSON.stringify(body)),
  };
}
