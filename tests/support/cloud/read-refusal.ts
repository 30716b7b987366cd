import * as z from 'zod/mini';
import { type ErrorAnswer, errorAnswer } from '#shared/contract/errors.ts';
import { GATEWAY_REFUSALS, gatewayRefusal, isGatewayRefusal } from '#shared/contract/gateway-refusals.ts';
import { apiErrors } from '#words/general/api-errors.ts';

/**
 * The documented error of a refusal, from the API or the gateway.
 * @param text the body
 * @throws Error if it is neither the API's nor the gateway's
 */
export function readRefusal({ status, headers }: Response, text: string): ErrorAnswer['error'] {
  const answer: unknown = JSON.parse(text);
  if (!isGatewayRefusal(status) || !z.safeParse(gatewayRefusal, answer).success)
    return z.parse(errorAnswer, answer).error;
  const { code } = GATEWAY_REFUSALS[status];
  // The gateway adds this header to every response.
  return { code, message: apiErrors[code], requestId: headers.get('apigw-requestid') ?? '' };
}
