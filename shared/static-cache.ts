/**
 * How long a file of the built web app may be kept. Names under /assets/ carry a hash of their content; everything else is asked for again
 * each time, which costs a 304.
 * @param path from the site's root: `/assets/app-1a2b.js`
 */
export function staticCacheControl(path: string): string {
  return path.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
}
