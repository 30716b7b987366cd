import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../styles/main.css';
import { cacheOf, RENDERED_PAGE } from '../lib/api/page-answers.ts';
import { readHistoryState } from '../lib/device/history-state.ts';
import { savesData } from '../lib/device/saves-data.ts';
import { storedUserId } from '../lib/device/stored-session.ts';
import { readSite } from '../lib/site/site.ts';
import { followPresses } from './link-intent.ts';
import { isOverPage, pageUnder } from './page-under.ts';
import { Providers } from './providers.tsx';
import { preloadPageAt, prepareCodeAt, prepareLink, Router } from './router.tsx';
import { nameHistoryEntry } from './use-arrival.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
nameHistoryEntry();

const { pathname, search } = window.location;
/** As the router will see it. */
const arrival = { pathname, search, state: window.history.state?.usr };

/** A list that had grown when the page was left is read as far as it went; the server rendered its beginning. */
const isLonger = readHistoryState('pages') !== undefined || readHistoryState('wanted') !== undefined;

/**
 * The server rendered the page at the address: React takes it over when that page is shown. If a dialog was open over a list when
 * the page was loaded anew, the app replaces it, starting with the same replies.
 */
const isTakenOver = RENDERED_PAGE !== undefined && !isOverPage(arrival) && !isLonger;

const cache = cacheOf((!isLonger && RENDERED_PAGE?.answers) || {});

const app = (
  <StrictMode>
    <Providers
      isRendered={isTakenOver}
      cache={cache}
      router={(children) => <BrowserRouter>{children}</BrowserRouter>}
    >
      <Router />
    </Providers>
  </StrictMode>
);

function show(container: HTMLElement): void {
  if (isTakenOver) hydrateRoot(container, app);
  else createRoot(container).render(app);
}

/** The shell preloads it, so that it is nearly always there by now; a slow network shows the page without. */
const SITE_AWAITED_MS = 1000;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

// Not awaited at the top: the page's file imports this one, and each would wait for the other. When the code of a page that was not rendered cannot be loaded, it shows an error itself.
void Promise.allSettled([
  preloadPageAt(pageUnder(arrival).pathname),
  isOverPage(arrival) && prepareCodeAt(arrival.pathname),
  // A page that was rendered brought it.
  !RENDERED_PAGE && Promise.race([readSite(), pause(SITE_AWAITED_MS)]),
]).then(([page]) => {
  // The server's page is of more use than an error in its place: people can read it, and its links and forms work without script. A signed-in
  // person sees no bar and no buttons of it (styles/main.css).
  if (page.status === 'fulfilled' || !isTakenOver || storedUserId() !== undefined) show(root);
});

// For a time without a network.
if (RENDERED_PAGE) {
  navigator.serviceWorker?.controller?.postMessage({ type: 'keep-answers', ...RENDERED_PAGE });
}

async function followChanges(): Promise<void> {
  const { followVersions } = await import('./follow-changes.ts');
  await followVersions(cache);
}

followPresses(prepareLink);

async function prepareLikelyNext(): Promise<void> {
  const likely = await import('./likely-next.ts');
  await likely.prepareLikelyNext();
}

/** The page and its photos are there by then, nearly always. */
const NEXT_AFTER_MS = 2000;
if (!savesData()) setTimeout(() => prepareLikelyNext().catch(() => undefined), NEXT_AFTER_MS);

// Long after the page is there: nothing of a first visit waits for it. Without a build there is no service worker.
if (import.meta.env.PROD) setTimeout(() => followChanges().catch(() => undefined), 4000);
