import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keep, recall } from '../lib/device/kept-in-tab.ts';
import { noteArrival } from '../lib/navigation/came-from.ts';
import { pageUnder } from './page-under.ts';

/** How long a page may take to have its heading. */
const PAGE_TIMEOUT_MS = 3000;
/** How long it may take to be as long as it was: until then there is nothing to read at the place that is returned to. */
const RETURN_TIMEOUT_MS = 10_000;
const STORE = 'places';
/** The router's name for history entries that it didn't make: nothing is known about them. */
const UNNAMED = 'default';

/** Scroll positions by history entry; kept over a reload, forgotten with the tab. */
const places = new Map(recall<[string, number][]>(STORE, (kept) => (Array.isArray(kept) ? kept : undefined)));

/**
 * Gives the entry of the history that this load began with a key of its own. Unnamed ones are all the same to the router: a page
 * opened anew would begin where another one was left. Back, forward and reload find the key again, since the browser keeps it with the entry.
 */
export function nameHistoryEntry(): void {
  const { state } = window.history;
  if (state?.key === undefined) window.history.replaceState({ ...state, key: crypto.randomUUID() }, '');
}

/**
 * A page load does these things, and a single-page app has to do them itself: a new page starts at its top with the focus on its heading, which a
 * screen reader then reads; going back returns to the place one left.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const { key } = location;
  // A dialog with an address of its own is no arrival: the page under it stays as it is.
  const { pathname } = pageUnder(location);
  const type = useNavigationType();
  const lastPath = useRef<string>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => keep(STORE, [...places].slice(-50));
    window.addEventListener('pagehide', remember);
    return () => window.removeEventListener('pagehide', remember);
  }, []);

  const last = useRef<{ path: string; key: string }>(undefined);
  useEffect(() => {
    if (type === 'PUSH' && last.current && last.current.key !== key) noteArrival(key, last.current);
    last.current = { path: location.pathname, key };
  }, [key, location.pathname, type]);

  useLayoutEffect(() => {
    const isFirst = lastPath.current === undefined;
    const isSame = lastPath.current === pathname;
    lastPath.current = pathname;
    // A page that the server rendered may have been scrolled before this came.
    if (isFirst && window.scrollY > 0) return;
    if (type === 'POP') return returnTo(places.get(key) ?? 0);
    if (isFirst || isSame) return;
    window.scrollTo(0, 0);
  }, [key, pathname, type]);

  // In the layout phase: what the browser scrolls because the page has changed is no place of the page before.
  useLayoutEffect(() => {
    const note = () => {
      if (!isReturning && key !== UNNAMED) places.set(key, window.scrollY);
    };
    // Somebody may open what is in sight without having scrolled.
    if (!places.has(key)) note();
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);

  const focusedPath = useRef(pathname);
  useEffect(() => {
    if (focusedPath.current === pathname || !main.current) return;
    focusedPath.current = pathname;
    return focusHeading(main.current);
  }, [pathname, main]);
}

/** While a scroll position is being restored, none is recorded. */
let isReturning = false;

/** Scrolls there as soon as the page is long enough, and stays there while it grows. Any action of the visitor ends it. */
function returnTo(top: number): () => void {
  window.scrollTo(0, top);
  if (top === 0) return () => undefined;
  isReturning = true;
  // The browser would keep what is in sight now in its place: the footer, while the list above it is on its way.
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  const stop = () => {
    isReturning = false;
    observer.disconnect();
  };
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 2) stop();
  });
  observer.observe(document.body);
  const timer = setTimeout(stop, RETURN_TIMEOUT_MS);
  const ending = new AbortController();
  const end = () => {
    clearTimeout(timer);
    stop();
    style.overflowAnchor = '';
    ending.abort();
  };
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const) {
    window.addEventListener(event, end, { passive: true, signal: ending.signal });
  }
  return end;
}

/** Focuses the page's heading, now or when the page's own code has come. */
function focusHeading(main: HTMLElement): () => void {
  const tryFocus = () => {
    const heading = main.querySelector<HTMLElement>('h1');
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (tryFocus()) return () => undefined;
  main.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    // Not when the visitor has moved the focus since.
    if (document.activeElement !== main || tryFocus()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), PAGE_TIMEOUT_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
