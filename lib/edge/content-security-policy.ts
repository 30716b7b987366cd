/** The policy of what pages may load and run. It needs no AWS, so that it can be tested as text. */

export interface PageSources {
  /** `'sha256-…'` of each script that stands in an HTML file. */
  scriptHashes: readonly string[];
  /** Origins that pages call besides their own: user pool and photo uploads. */
  connect: readonly string[];
  /** Origins of pictures besides their own and photos that somebody is about to upload: the map's, and the bucket for photos that only their owner sees. */
  pictures?: readonly string[];
}

/**
 * For the app's pages. Scripts run by file or by hash only. Styles may stand in the page: dialogs and toasts write style elements whose
 * text is computed, which no hash can name (docs/decisions/2026-11-22-edge-security.md).
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

/** For data and pictures: a browser that opens them as a page runs nothing. */
export function inertPolicy(): string {
  return policyOf({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });
}

function policyOf(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
