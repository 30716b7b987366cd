/**
 * How a file of the built web app is served: its content type and cache period. The deployment and the local edge share
 * this table.
 */

/** By file extension in lower case. A missing extension stops the local start and the deployment. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/**
 * @param path of a file, with its extension
 * @throws Error for a kind of file without a known content type
 */
export function staticContentType(path: string): string {
  const type = CONTENT_TYPES[path.slice(path.lastIndexOf('.') + 1)];
  if (type === undefined)
    throw new Error(`${path} is of a kind that shared/deployment/static-files.ts has no content type for.`);
  return type;
}

/**
 * The cache period of a file of the built web app. Names under /assets/ contain a hash of their content. Everything
 * else is revalidated each time, which costs a 304.
 * @param path from the site's root: `/assets/app-1a2b.js`
 */
export function staticCacheControl(path: string): string {
  return path.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
}
