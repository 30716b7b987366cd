import * as z from 'zod/mini';
import { ERRORS, type ErrorAnswer, errorAnswer } from '#shared/contract/errors.ts';
import { GATEWAY_REFUSALS, gatewayRefusal, isGatewayRefusal } from '#shared/contract/gateway-refusals.ts';

/**
 * The documented error of a refusal, whoever gave it.
 * @param text the body
 * @throws Error when it is neither the API's nor the gateway's
 */
export function readRefusal({ status, headers }: Response, text: string): ErrorAnswer['error'] {
  const answer: unknown = JSON.parse(text);
  if (!isGatewayRefusal(status) || !z.safeParse(gatewayRefusal, answer).success)
    return z.parse(errorAnswer, answer).error;
  const { code } = GATEWAY_REFUSALS[status];
  // The gateway puts it on every answer.
  return { code, message: ERRORS[code].message, requestId: headers.get('apigw-requestid') ?? '' };
}
