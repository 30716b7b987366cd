import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keep, recall } from '../lib/device/kept-in-tab.ts';
import { noteArrival } from '../lib/navigation/came-from.ts';
import { pageUnder } from './page-under.ts';

/** How long to wait for a page's heading. */
const PAGE_TIMEOUT_MS = 3000;
/** How long to wait for a page to reach its former height, so that the former scroll position exists. */
const RETURN_TIMEOUT_MS = 10_000;
const STORE = 'places';
/** The router's key for history entries that it did not create. */
const UNNAMED = 'default';

/** Scroll positions by history entry; they survive a reload and end with the tab. */
const places = new Map(recall<[string, number][]>(STORE, (kept) => (Array.isArray(kept) ? kept : undefined)));

/**
 * Gives this load's first history entry its own key. The router can't tell unnamed entries apart: a page
 * could open at another one's scroll position. Back, forward and reload find the key again, since the browser stores it with the entry.
 */
export function nameHistoryEntry(): void {
  const { state } = window.history;
  if (state?.key === undefined) window.history.replaceState({ ...state, key: crypto.randomUUID() }, '');
}

/**
 * A page load does these things, and a single-page app has to do them itself: a new page starts at its top with the focus on its heading, which a
 * screen reader then reads; going back restores the scroll position.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const { key } = location;
  // A dialog with its own address is not a new page: the page under it stays as it is.
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
    // The server's page may have been scrolled before this code ran.
    if (isFirst && window.scrollY > 0) return;
    if (type === 'POP') return returnTo(places.get(key) ?? 0);
    if (isFirst || isSame) return;
    window.scrollTo(0, 0);
  }, [key, pathname, type]);

  // In the layout phase, because scrolling that the browser does for the new page must not be recorded for the old one.
  useLayoutEffect(() => {
    const note = () => {
      if (!isReturning && key !== UNNAMED) places.set(key, window.scrollY);
    };
    // The visitor may follow a link without having scrolled.
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

/** Scrolls to a position as soon as the page is long enough, and holds it while the page grows, until the visitor acts. */
function returnTo(top: number): () => void {
  window.scrollTo(0, top);
  if (top === 0) return () => undefined;
  isReturning = true;
  // Scroll anchoring would hold the element in view now: the footer, while the list above it is loading.
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

/** Focuses the page's heading, now or once the page's code has loaded. */
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
    // Stops if the visitor has moved the focus in the meantime.
    if (document.activeElement !== main || tryFocus()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), PAGE_TIMEOUT_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
