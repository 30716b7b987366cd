import type { EndpointDefinition } from '#shared/contract/endpoint.ts';

/**
 * Returns the `cache-control` header. The edge may cache public responses, browsers may not; nobody caches personal
 * ones.
 */
export function cacheControlOf(cache: EndpointDefinition['cache']): string {
  if (!cache) return 'private, no-store';
  return `public, max-age=0, s-maxage=${cache.seconds}, stale-while-revalidate=${cache.staleSeconds}`;
}
