import * as z from 'zod/mini';
import { type EndpointDefinition, needsToken } from '#shared/contract/endpoint.ts';

export interface ApiPath {
  /** CloudFront's path pattern: `*` stands for any text, slashes too. */
  pattern: string;
  /** Whether answers may be kept and given to others, for as long as they say. */
  shared: boolean;
  /** Of a shared path: the query parameters that the contract knows there. No other is in the key, nor told to the API. */
  parameters: readonly string[];
}

/**
 * The API's paths in the order the edge tries them. Shared are the paths of public reads whose contract names a cache period; everything
 * else is passed through, so that a personal answer cannot end up with someone else even if it forgot to say that it is private.
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

/** All that is below a shared path, where nothing there is shared: a distribution has few behaviours. */
function widened(path: string, sharedPatterns: readonly string[]): string {
  const isBelow = (pattern: string) =>
    covers(pattern, path) && !sharedPatterns.some((shared) => covers(pattern, shared));
  return sharedPatterns.map((pattern) => `${pattern}/*`).find(isBelow) ?? path;
}

const passedThrough = (pattern: string): ApiPath => ({ pattern, shared: false, parameters: [] });

/** Whether CloudFront would use a behaviour of this pattern for this path (or for a path of that other pattern). */
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
