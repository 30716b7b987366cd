import { type EndpointDefinition, needsToken, routeKey, servedBy } from '#shared/contract/endpoint.ts';
import type { Route } from './gateway/routes.ts';

/** Routes of the API as the stack makes them from the contract, and those of the rendered pages. */
export function routesOf(endpoints: readonly EndpointDefinition[]): Route[] {
  const api = endpoints.map((definition) => ({
    routeKey: routeKey(definition),
    functionName: servedBy(definition),
    needsToken: needsToken(definition),
  }));
  const rendered = ['/share/{proxy+}', '/sitemap.xml', '/robots.txt'].map((path) => ({
    routeKey: `GET ${path}`,
    functionName: 'share-render',
    needsToken: false,
  }));
  return [...api, ...rendered];
}
