const AUTH_PATHS = /^\/(auth|login|signup)\/?$/;

/**
 * Where to go once signed in: where the person came from, if that is a page of this site, or else the home page. An address that only looks
 * like a path (`//elsewhere.example`, `/\elsewhere.example`) is none.
 * @param origin of this site
 */
export function returnPath(from: unknown, origin: string): string {
  if (typeof from !== 'string' || !from.startsWith('/')) return '/';
  // The browser's own reading of the address, and not ours, decides where it leads.
  const target = URL.parse(from, origin);
  if (target?.origin !== origin || AUTH_PATHS.test(target.pathname)) return '/';
  return target.pathname + target.search + target.hash;
}
