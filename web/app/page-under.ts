import { type ContextType, useState } from 'react';
import { type Location, UNSAFE_LocationContext, useLocation, useNavigationType } from 'react-router-dom';
import { isCatch } from '../lib/navigation/first-paths.ts';

/** Router state of a link to a dialog with its own address: the page under it. The browser keeps it after a reload. */
export interface OverState {
  /** Path and query. */
  over: string;
}

type Place = Pick<Location, 'pathname' | 'search' | 'state'>;

/** Path and query of the page under a dialog at this location; undefined if the location is itself a page. */
function overAt({ pathname, state }: Place): string | undefined {
  const { over }: Partial<OverState> = Object(state);
  return isCatch(pathname) && over?.startsWith('/') ? over : undefined;
}

/** Whether this location is shown as a dialog over another page. A catch opened by its address alone is a page. */
export const isOverPage = (location: Place): boolean => overAt(location) !== undefined;

/** The location of the page that is visible: the given one, or the one under its dialog. */
export function pageUnder<L extends Place>(location: L): L {
  const over = overAt(location);
  if (over === undefined) return location;
  const [pathname = '', query] = over.split('?');
  return { ...location, pathname, search: query === undefined ? '' : `?${query}`, state: null };
}

/** The router's own context. React Router has no other way to keep a location for one part of the app. */
export const PageLocation = UNSAFE_LocationContext;

/**
 * The value of `PageLocation` for the visible page. It stays the same object while a dialog with its own address opens and
 * closes over the page. React then renders nothing of the page again: in a full marketplace 280 components.
 */
export function usePageLocation(): ContextType<typeof PageLocation> {
  const location = useLocation();
  const navigationType = useNavigationType();
  const [page, setPage] = useState(() => ({ location: pageUnder(location), navigationType }));
  const isSame =
    page.location.key === location.key || overAt(location) === page.location.pathname + page.location.search;
  if (isSame) return page;
  const next = { location: pageUnder(location), navigationType };
  setPage(next);
  return next;
}
