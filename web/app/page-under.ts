import { useState } from 'react';
import type { Location } from 'react-router-dom';
import { isWithinPage } from '../lib/page-part.ts';
import { isCatch, PATHS } from '../lib/paths.ts';

/** Router state of a link to a dialog with an address of its own: the page it opens over. Kept by the browser, also over a reload. */
export interface OverState {
  /** Path and query. */
  over: string;
}

/** The page to be seen at a location: itself, or what a dialog stands over. Opened by its address alone, that is the marketplace. */
export function pageUnder(location: Location): Location {
  if (!isCatch(location.pathname)) return location;
  const over = (location.state as OverState | null)?.over;
  const [pathname = '', query] = (over?.startsWith('/') ? over : PATHS.marketplace).split('?');
  return { ...location, pathname, search: query === undefined ? '' : `?${query}`, state: null };
}

/** The same as long as the page is: what has the focus in it keeps it while another of its parts is shown. */
export function usePageKey(location: Location): string {
  const { pathname } = pageUnder(location);
  const [key, setKey] = useState(pathname);
  if (key !== pathname && !isWithinPage(location.state)) setKey(pathname);
  return key;
}
