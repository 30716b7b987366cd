/**
 * Refusals by API Gateway itself, before any function runs: `{"message": "Unauthorized"}`. The texts can't be changed,
 * so the contract lists them as they are. Callers use the status.
 */
import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/** By status: the gateway's text, and our own code with the same meaning. */
export const GATEWAY_REFUSALS = {
  400: { message: 'Bad Request', code: 'malformed_request' },
  401: { message: 'Unauthorized', code: 'not_signed_in' },
  404: { message: 'Not Found', code: 'not_found' },
  413: { message: 'Request Entity Too Large', code: 'too_large' },
  429: { message: 'Too Many Requests', code: 'too_many_requests' },
  500: { message: 'Internal Server Error', code: 'internal' },
  503: { message: 'Service Unavailable', code: 'internal' },
} as const satisfies Record<number, { message: string; code: ErrorCode }>;

export type GatewayRefusalStatus = keyof typeof GATEWAY_REFUSALS;

export const gatewayRefusal = z.strictObject({ message: z.string() });

/** Whether the gateway itself may respond with this status. */
export function isGatewayRefusal(status: number): status is GatewayRefusalStatus {
  return Object.hasOwn(GATEWAY_REFUSALS, status);
}
