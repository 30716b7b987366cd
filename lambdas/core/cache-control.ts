import type { EndpointDefinition } from '#shared/contract/endpoint.ts';

/** Returns the `cache-control` header: public responses are cached by the edge but not by browsers, others nowhere. */
export function cacheControlOf(cache: EndpointDefinition['cache']): string {
  if (!cache) return 'private, no-store';
  return `public, max-age=0, s-maxage=${cache.seconds}, stale-while-revalidate=${cache.staleSeconds}`;
}
