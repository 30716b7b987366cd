import type { Location } from 'react-router-dom';
import { isCatch } from '../lib/navigation/first-paths.ts';

/** Router state of a link to a dialog with an address of its own: the page it opens over. Kept by the browser, also over a reload. */
export interface OverState {
  /** Path and query. */
  over: string;
}

type Place = Pick<Location, 'pathname' | 'search' | 'state'>;

/** Path and query of the page that a dialog at this location stands over; undefined where the location is a page of its own. */
function overAt({ pathname, state }: Place): string | undefined {
  const { over }: Partial<OverState> = Object(state);
  return isCatch(pathname) && over?.startsWith('/') ? over : undefined;
}

/** Whether what is at this location is shown in a dialog over another page. A catch that is opened by its address alone is a page. */
export const isOverPage = (location: Place): boolean => overAt(location) !== undefined;

/** The page to be seen at a location: itself, or what a dialog stands over. */
export function pageUnder<L extends Place>(location: L): L {
  const over = overAt(location);
  if (over === undefined) return location;
  const [pathname = '', query] = over.split('?');
  return { ...location, pathname, search: query === undefined ? '' : `?${query}`, state: null };
}
