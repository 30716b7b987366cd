import type { FunctionName } from '#lambdas/functions.ts';
import { FUNCTION_NAMES } from '#lambdas/functions.ts';
import { type EndpointDefinition, needsToken, routeKey, servedBy } from '#shared/contract/endpoint.ts';
import { ENDPOINTS } from '#shared/registry.ts';

export interface Route {
  /** API Gateway's name of it: `GET /api/pledges/{pledgeId}`. */
  key: string;
  function: FunctionName;
  needsToken: boolean;
}

/** Pages that the server renders. Crawlers ask for their heads too, which API Gateway counts as routes of their own. */
const RENDERED_PATHS = ['/share', '/share/{proxy+}', '/sitemap.xml', '/robots.txt'];

/** What is served beside the contract: those pages, and an answer in the contract's form for what is no endpoint. */
const OTHER_ROUTES: readonly Route[] = [
  ...RENDERED_PATHS.flatMap((path) => ['GET', 'HEAD'].map((method) => renderedPage(`${method} ${path}`))),
  { key: 'ANY /api/{proxy+}', function: 'public-api', needsToken: false },
];

export const ROUTES: readonly Route[] = [...ENDPOINTS.map(routeOf), ...OTHER_ROUTES];

function routeOf(definition: EndpointDefinition): Route {
  const served = servedBy(definition);
  const name = FUNCTION_NAMES.find((each) => each === served);
  if (!name)
    throw new Error(`${definition.name} is served by ${served}, which lambdas/functions.ts does not list.`);
  return { key: routeKey(definition), function: name, needsToken: needsToken(definition) };
}

function renderedPage(key: string): Route {
  return { key, function: 'share-render', needsToken: false };
}
