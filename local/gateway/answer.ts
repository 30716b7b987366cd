import * as z from 'zod/mini';

/** A function's response as HTTP APIs read it: payload format 2.0. */
export interface GatewayAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const functionAnswer = z.object({
  statusCode: z.int().check(z.gte(100), z.lte(599)),
  headers: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  body: z.optional(z.string()),
  isBase64Encoded: z.optional(z.boolean()),
});

/**
 * @param result the handler's result
 * @throws ZodError if it is not a valid response, for which the gateway returns 500
 */
export function readAnswer(result: unknown): GatewayAnswer {
  const { statusCode, headers = {}, body = '', isBase64Encoded = false } = functionAnswer.parse(result);
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return {
    status: statusCode,
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...Object.fromEntries(named) },
    body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
  };
}
