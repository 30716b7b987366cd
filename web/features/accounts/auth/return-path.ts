import { AUTH_PAGES, isPage, PATHS } from '../../../lib/navigation/paths.ts';

/**
 * Where to go once signed in: where the person came from, if that is a page of the app, or else the home page. An address that only looks
 * like a path (`//elsewhere.example`, `/\elsewhere.example`) is none, nor are the API and what the server renders.
 * @param origin of this site
 */
export function returnPath(from: unknown, origin: string): string {
  if (typeof from !== 'string' || !from.startsWith('/')) return PATHS.home;
  // The browser's own reading of the address, and not ours, decides where it leads.
  const target = URL.parse(from, origin);
  if (target?.origin !== origin || !isPage(target.pathname) || isPage(target.pathname, AUTH_PAGES))
    return PATHS.home;
  return target.pathname + target.search + target.hash;
}
