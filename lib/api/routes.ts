import type { FunctionName } from '#lambdas/functions.ts';
import { FUNCTION_NAMES } from '#lambdas/functions.ts';
import {
  type EndpointDefinition,
  needsToken,
  routeKey,
  servedBy,
  type Throttle,
} from '#shared/contract/endpoint.ts';
import { CALLS_OF_GROUPS, isOfOwn, throttleOf } from '#shared/contract/throttling.ts';
import { SHELLS } from '#shared/pages/pages.ts';
import { ENDPOINTS } from '#shared/registry.ts';

export interface Route {
  /** API Gateway's route key, such as `GET /api/pledges/{pledgeId}`. */
  key: string;
  function: FunctionName;
  needsToken: boolean;
  /** Undefined for routes that only the stage's throttle limits. */
  throttle?: Throttle;
}

/** Paths that `share-render` serves; the site map's files are the only ones outside a folder. Crawlers also send HEAD, which is a route of its own in API Gateway. */
const RENDERED_PATHS = [
  '/share/{proxy+}',
  '/robots.txt',
  '/feeds/{proxy+}',
  '/embed/{proxy+}',
  '/{sitemap}',
  ...Object.values(SHELLS).flatMap((shell) => [shell, `/{language}${shell}`]),
];

/** The throttle of rendered paths: each request that the edge has not cached is rendered. */
const RENDERED: Throttle = { rate: 200, burst: 400 };

/** Routes outside the contract: rendered pages, and a response in the contract's form for unknown paths. */
const OTHER_ROUTES: readonly Route[] = [
  ...RENDERED_PATHS.flatMap((path) => ['GET', 'HEAD'].map((method) => renderedPage(`${method} ${path}`))),
  { key: 'ANY /api/{proxy+}', function: 'public-api', needsToken: false, throttle: { rate: 20, burst: 50 } },
];

/** One route for all endpoints of groups, because a stack has few resources: see docs/decisions/2026-11-26-routes.md. */
const OF_GROUPS: Route = {
  key: 'ANY /api/admin/{proxy+}',
  function: 'admin-api',
  needsToken: true,
  throttle: CALLS_OF_GROUPS,
};

/** One route for what people ask of their own. Each endpoint of it needs a token and nothing else, and has no throttle of its own. */
const OF_OWN: Route = { key: 'ANY /api/me/{proxy+}', function: 'member-api', needsToken: true };

/**
 * Calls with an API key, which no authorizer of the gateway can check. The edge sends them here, and the function checks
 * the key.
 */
const BY_KEY: Route = {
  key: 'ANY /api/by-key/{proxy+}',
  function: 'key-api',
  needsToken: false,
  throttle: { rate: 100, burst: 200 },
};

export const ROUTES: readonly Route[] = [
  ...ENDPOINTS.filter((each) => !isGrouped(each)).map(routeOf),
  OF_GROUPS,
  OF_OWN,
  BY_KEY,
  ...OTHER_ROUTES,
];

function isGrouped(each: EndpointDefinition): boolean {
  return servedBy(each) === OF_GROUPS.function || isOfOwn(each);
}

function routeOf(definition: EndpointDefinition): Route {
  const served = servedBy(definition);
  const name = FUNCTION_NAMES.find((each) => each === served);
  if (!name)
    throw new Error(`${definition.name} is served by ${served}, which lambdas/functions.ts does not list.`);
  return {
    key: routeKey(definition),
    function: name,
    needsToken: needsToken(definition),
    throttle: throttleOf(definition),
  };
}

function renderedPage(key: string): Route {
  return { key, function: 'share-render', needsToken: false, throttle: RENDERED };
}
