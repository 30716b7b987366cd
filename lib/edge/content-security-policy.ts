/** The content security policy of pages. It needs no AWS, so it can be tested as text. */

export interface PageSources {
  /** `'sha256-…'` of each inline script in an HTML file. */
  scriptHashes: readonly string[];
  /** Other origins that pages send requests to: the user pool and photo uploads. */
  connect: readonly string[];
  /**
   * Other origins of pictures, besides local previews of uploads: the map tiles, and the bucket for photos that only
   * their owner sees.
   */
  pictures?: readonly string[];
}

/**
 * The policy of the app's pages. Scripts run only from a file or by hash. Inline styles are allowed, because dialogs
 * and toasts write style elements with computed text, which no hash can cover
 * (docs/decisions/2026-11-22-edge-security.md).
 */
export function pagePolicy({ scriptHashes, connect, pictures = [] }: PageSources): string {
  return policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...pictures],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  });
}

/** The policy of data and pictures: a browser that opens them as a page runs nothing. */
export function inertPolicy(): string {
  return policyOf({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });
}

function policyOf(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
