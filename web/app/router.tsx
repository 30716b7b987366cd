import { Suspense, useLayoutEffect, useMemo } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PageSkeleton } from '../components/states.tsx';
import { Marketplace } from '../features/posts/marketplace-page.tsx';
import { lazyWithStyles } from '../lib/first-paint/lazy-with-styles.ts';
import { useIsHydrated } from '../lib/first-paint/use-is-hydrated.ts';
import { isCatch, isPage, PATHS } from '../lib/navigation/first-paths.ts';
import { useParts } from '../lib/site/site.ts';
import { Layout } from './layout.tsx';
import type { Address } from './link-intent.ts';
import { endOpening } from './opening.ts';
import { Page, PageView } from './page.tsx';
import { isOverPage, PageLocation, usePageLocation } from './page-under.ts';

// The two most common entry pages: the shell requests their code in parallel with the app's (shell.tsx).
const home = new Page(() => import('../features/home/home-page.tsx'));
// Add new pages there.
const others = new Page(() => import('./other-pages.tsx'));

const NotFound = lazyWithStyles(() => import('../features/information/not-found-page.tsx'));

const catchDialog = new Page(async () => (await import('./other-pages.tsx')).catchDialog.preload());

/** Pages that say themselves that nobody can sign up. */
const SAY_IT_THEMSELVES = [PATHS.signUp, PATHS.getInvitation];

/** Loads the code of the page at an address before the page is shown, so that no skeleton appears. */
export async function preloadPageAt(path: string): Promise<void> {
  if (path === PATHS.home) return void (await home.preload());
  if (path === PATHS.marketplace) return;
  const [{ preloadAt }] = await Promise.all([import('./other-pages.tsx'), others.preload()]);
  await preloadAt(path);
}

/** Loads the code behind a link; within the app a catch opens in its dialog. */
export async function prepareCodeAt(path: string): Promise<void> {
  // Without a network the page itself reports the failure.
  await (isCatch(path) ? catchDialog.preload() : preloadPageAt(path)).catch(() => undefined);
}

/** Starts loading a link's code and its first reads in parallel. */
export async function prepareLink(address: Address): Promise<void> {
  void prepareCodeAt(address.pathname);
  const pages = await import('./other-pages.tsx').catch(() => undefined);
  pages?.readAheadAt(address);
}

/** The pages inside the layout. `<Routes>` rather than a data router, which is 14 kB larger. */
export function Router() {
  const location = useLocation();
  const { hasPage } = useParts();
  const pageLocation = usePageLocation();
  const isHydrated = useIsHydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each navigation
  useLayoutEffect(endOpening, [location]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: React skips a boundary that it has not hydrated yet when only the layout around it is rendered. It would hydrate it with outdated content.
  const page = useMemo(
    () => (
      <PageLocation value={pageLocation}>
        <Suspense fallback={<PageSkeleton />}>
          <Routes>
            <Route path={PATHS.home} element={<PageView page={home} />} />
            <Route path={PATHS.marketplace} element={<Marketplace />} />
            <Route path="*" element={<PageView page={others} />} />
          </Routes>
        </Suspense>
      </PageLocation>
    ),
    [pageLocation, isHydrated],
  );
  if (!hasPage(location.pathname + location.search) && !isPage(location.pathname, SAY_IT_THEMSELVES)) {
    return (
      <Layout>
        <Suspense fallback={<PageSkeleton />}>
          <NotFound />
        </Suspense>
      </Layout>
    );
  }
  return (
    <Layout>
      {page}
      {/* Without its own boundary: after showing an empty fallback, React would wait 0.3 s before it shows the dialog. */}
      {isOverPage(location) && (
        <Routes>
          <Route path={PATHS.catch} element={<PageView page={catchDialog} />} />
        </Routes>
      )}
    </Layout>
  );
}
