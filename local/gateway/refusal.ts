import { GATEWAY_REFUSALS, type GatewayRefusalStatus } from '#shared/contract/gateway-refusals.ts';
import type { GatewayAnswer } from './answer.ts';

/** An answer that the gateway gives without a function, in API Gateway's own form. */
export function refusal(status: GatewayRefusalStatus): GatewayAnswer {
  const { message } = GATEWAY_REFUSALS[status];
  return {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...(status === 401 && { 'www-authenticate': 'Bearer' }),
    },
    body: Buffer.from(JSON.stringify({ message })),
  };
}
