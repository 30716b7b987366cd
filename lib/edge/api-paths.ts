import * as z from 'zod/mini';
import { type EndpointDefinition, needsToken } from '#shared/contract/endpoint.ts';

export interface ApiPath {
  /** CloudFront's path pattern, in which `*` matches any text, slashes included. */
  pattern: string;
  /** Whether responses can be cached and served to others, for the period that they name. */
  shared: boolean;
  /** For a shared path, the query parameters of the contract. Only these are in the cache key and passed to the API. */
  parameters: readonly string[];
}

/**
 * Lists the API's paths in the order in which the edge matches them. Public reads with a cache period in the contract are shared. All other paths
 * are passed through, so that a personal response can never reach someone else, even if it lacks its `private` header.
 */
export function apiPaths(endpoints: readonly EndpointDefinition[]): ApiPath[] {
  const reads = endpoints.filter((each) => each.method === 'GET');
  const shared = reads.filter((each) => each.cache && !needsToken(each));
  const sharedPatterns = unique(shared.map(patternOf));
  const guarded = unique(reads.filter((each) => needsToken(each)).map(patternOf));
  const exceptions = guarded.filter((path) => sharedPatterns.some((pattern) => covers(pattern, path)));
  return [
    ...unique(exceptions.map((path) => widened(path, sharedPatterns))).map(passedThrough),
    ...sharedPatterns.map((pattern) => ({
      pattern,
      shared: true,
      parameters: unique(shared.filter((each) => patternOf(each) === pattern).flatMap(parametersOf)).sort(),
    })),
    passedThrough('/api/*'),
  ];
}

/** Widens a path to everything below its shared parent if nothing there is shared, because a distribution can have only a few behaviours. */
function widened(path: string, sharedPatterns: readonly string[]): string {
  const isBelow = (pattern: string) =>
    covers(pattern, path) && !sharedPatterns.some((shared) => covers(pattern, shared));
  return sharedPatterns.map((pattern) => `${pattern}/*`).find(isBelow) ?? path;
}

const passedThrough = (pattern: string): ApiPath => ({ pattern, shared: false, parameters: [] });

/** Whether CloudFront would use a behaviour with this pattern for this path, or for every path of another pattern. */
export function covers(pattern: string, path: string): boolean {
  const expression = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${expression}$`).test(path);
}

function patternOf({ path }: EndpointDefinition): string {
  return `/api${path.replace(/\{\w+\}/g, '*')}`;
}

function parametersOf({ query }: EndpointDefinition): string[] {
  if (!query) return [];
  return Object.keys(z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).properties ?? {});
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
