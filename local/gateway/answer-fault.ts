import * as z from 'zod/mini';
import { routeKey, successStatus } from '#shared/contract/endpoint.ts';
import { ENDPOINTS } from '#shared/registry.ts';
import type { GatewayAnswer } from './answer.ts';

const BY_ROUTE = new Map(ENDPOINTS.map((definition) => [routeKey(definition), definition]));

/**
 * Finds a function's breach of the contract, in a sentence. Functions are built without the schemas of replies, which production doesn't
 * check; here each reply is checked. Refusals and files are not: other tests check those.
 */
export function answerFault(route: string, { status, body }: GatewayAnswer): string | undefined {
  const definition = BY_ROUTE.get(route);
  if (!definition || definition.csvFileName !== undefined || status !== successStatus(definition))
    return undefined;
  const { error } = z.safeParse(definition.answer, parsed(body.toString()));
  return error && `The answer of ${definition.name} breaks its contract:\n${z.prettifyError(error)}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
