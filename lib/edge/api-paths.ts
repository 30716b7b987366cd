import { type EndpointDefinition, needsToken } from '#shared/contract/endpoint.ts';

export interface ApiPath {
  /** CloudFront's path pattern: `*` stands for any text, slashes too. */
  pattern: string;
  /** Whether answers may be kept and given to others, for as long as they say. */
  shared: boolean;
}

/**
 * The API's paths in the order the edge tries them. Shared are the paths of public reads whose contract names a cache period; everything
 * else is passed through, so that a personal answer cannot end up with someone else even if it forgot to say that it is private.
 */
export function apiPaths(endpoints: readonly EndpointDefinition[]): ApiPath[] {
  const reads = endpoints.filter((each) => each.method === 'GET');
  const shared = unique(reads.filter((each) => each.cache && !needsToken(each)).map(patternOf));
  const guarded = unique(reads.filter((each) => needsToken(each)).map(patternOf));
  const exceptions = guarded.filter((path) => shared.some((pattern) => covers(pattern, path)));
  return [
    ...exceptions.map((pattern) => ({ pattern, shared: false })),
    ...shared.map((pattern) => ({ pattern, shared: true })),
    { pattern: '/api/*', shared: false },
  ];
}

/** Whether CloudFront would use a behaviour of this pattern for this path (or for a path of that other pattern). */
export function covers(pattern: string, path: string): boolean {
  const expression = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${expression}$`).test(path);
}

function patternOf({ path }: EndpointDefinition): string {
  return `/api${path.replace(/\{\w+\}/g, '*')}`;
}

function unique(patterns: readonly string[]): string[] {
  return [...new Set(patterns)];
}
