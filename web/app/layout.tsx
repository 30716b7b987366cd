import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { Banner } from '../components/banner.tsx';
import { useIsOnline } from '../lib/use-is-online.ts';
import { BottomBar } from './bottom-bar.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { StageBanner } from './stage-banner.tsx';
import { TopBar } from './top-bar.tsx';

/** Bars, footer, and what a navigation does for people who do not see it. */
export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const location = useLocation();
  const isOnline = useIsOnline();
  useMoveOnNavigation(main);
  return (
    <div className="flex min-h-svh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-control focus:bg-raised focus:px-4 focus:py-3"
      >
        Skip to content
      </a>
      <StageBanner />
      {!isOnline && <Banner kind="offline">You are offline. What you see may be out of date.</Banner>}
      <TopBar />
      <main id="main" ref={main} tabIndex={-1} className="flex-1">
        <ErrorBoundary key={location.pathname}>{children}</ErrorBoundary>
      </main>
      <Footer />
      <BottomBar />
    </div>
  );
}

/** A new page starts at its top, with the focus on its heading; going back is left to the browser, which remembers the place. */
function useMoveOnNavigation(main: { current: HTMLElement | null }): void {
  const { pathname, state } = useLocation();
  const type = useNavigationType();
  const isFirst = useRef(true);
  const last = useRef(pathname);
  useEffect(() => {
    const isSame = last.current === pathname;
    last.current = pathname;
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (isSame || keepsPlace(state)) return;
    if (type !== 'POP') window.scrollTo(0, 0);
    // A lazy page's heading comes a little later: until then its container holds the focus.
    const heading = main.current?.querySelector<HTMLElement>('h1');
    if (heading) heading.tabIndex = -1;
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [pathname, state, type, main]);
}

/** A dialog with an address of its own opens over the page it came from. */
function keepsPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'over' in state;
}
