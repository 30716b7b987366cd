import { PATHS } from '#shared/pages/pages.ts';

/** The links of the first paint. paths.ts exports them together with all others. */
export { isPage, PATHS } from '#shared/pages/pages.ts';
export { marketplacePath as toMarketplace, VIEWS } from '#shared/posts/marketplace-path.ts';

export const toCatch = (catchId: string): string => `/catch/${catchId}`;
export const isCatch = (path: string): boolean => path.startsWith(toCatch(''));

export const AUTH_PAGES: readonly string[] = [PATHS.auth, PATHS.login, PATHS.signUp];

/** The sign-in page, or another one of `AUTH_PAGES`, with the address to return to. Without one it leads home. */
export const toAuth = (from: string | undefined, page: string = PATHS.auth): string =>
  from === undefined || from === PATHS.home ? page : `${page}?from=${encodeURIComponent(from)}`;
