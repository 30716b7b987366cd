import { AUTH_PAGES, isPage, PATHS } from '../../../lib/navigation/paths.ts';

/**
 * The page to open after signing in: where the person came from, if that is a page of the app, or else the home page. An address that only looks
 * like a path (`//elsewhere.example`, `/\elsewhere.example`) is not one, nor are the API and the server's own pages.
 * @param origin of this site
 */
export function returnPath(from: unknown, origin: string): string {
  if (typeof from !== 'string' || !from.startsWith('/')) return PATHS.home;
  // The browser's own parser decides where the address leads.
  const target = URL.parse(from, origin);
  if (target?.origin !== origin || !isPage(target.pathname) || isPage(target.pathname, AUTH_PAGES))
    return PATHS.home;
  return target.pathname + target.search + target.hash;
}
