import * as z from 'zod/mini';
import { routeKey, successStatus } from '#shared/contract/endpoint.ts';
import { compileRoutes } from '#shared/contract/route-table.ts';
import { ENDPOINTS } from '#shared/registry.ts';
import type { GatewayAnswer } from './answer.ts';

const find = compileRoutes(ENDPOINTS.map((definition) => ({ key: routeKey(definition), definition })));

/** The edge's part of the path of a call with an API key. */
const BY_KEY = /^\/api\/by-key\/[^/]+\//;

/**
 * Describes in a sentence how a function's response breaks the contract. Functions are built without the response
 * schemas, which production doesn't check, so each response is checked here. Refusals and files are left to other
 * tests.
 */
export function answerFault(
  method: string,
  path: string,
  { status, body }: GatewayAnswer,
): string | undefined {
  const definition = find(method, path.replace(BY_KEY, '/api/'))?.route.definition;
  if (!definition || status !== successStatus(definition)) return undefined;
  if (definition.csvFileName !== undefined || definition.mediaType !== undefined) return undefined;
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
