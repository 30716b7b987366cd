import type { EndpointDefinition } from '#shared/contract/endpoint.ts';

/** Public answers may be kept by the edge as long as this says and never by a browser; personal ones by nobody. */
export function cacheControlOf(cache: EndpointDefinition['cache']): string {
  if (!cache) return 'private, no-store';
  return `public, max-age=0, s-maxage=${cache.seconds}, stale-while-revalidate=${cache.staleSeconds}`;
}
