import * as z from 'zod/mini';
import { routeKey, successStatus } from '#shared/contract/endpoint.ts';
import { ENDPOINTS } from '#shared/registry.ts';
import type { GatewayAnswer } from './answer.ts';

const BY_ROUTE = new Map(ENDPOINTS.map((definition) => [routeKey(definition), definition]));

/**
 * What is wrong with a function's answer by the contract, in a sentence. Functions are built without the schemas of answers, which production does not
 * look at; here each answer is held against them. Refusals and files are not: tests of errors and of files look at those.
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
