import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../styles/main.css';
import { cacheOf, RENDERED_PAGE } from '../lib/api/page-answers.ts';
import { readHistoryState } from '../lib/device/history-state.ts';
import { savesData } from '../lib/device/saves-data.ts';
import { storedUserId } from '../lib/device/stored-session.ts';
import { PREFIX, withoutLanguage } from '../lib/navigation/language.ts';
import { readSite } from '../lib/site/site.ts';
import { prepareAnnouncement } from './banners/announcement.tsx';
import { followPresses } from './link-intent.ts';
import { followNavigations } from './opening.ts';
import { isOverPage, pageUnder } from './page-under.ts';
import { Providers } from './providers.tsx';
import { preloadPageAt, prepareCodeAt, prepareLink, Router } from './router.tsx';
import { nameHistoryEntry } from './use-arrival.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
nameHistoryEntry();

const { pathname, search } = window.location;
/** The location as the router will see it. */
const arrival = { pathname: withoutLanguage(pathname), search, state: window.history.state?.usr };

/** A list that had grown when the page was left is read to the same length; the server rendered only its beginning. */
const isLonger = readHistoryState('pages') !== undefined || readHistoryState('wanted') !== undefined;

/**
 * Whether React hydrates the page that the server rendered at this address. If a dialog was open over a list when
 * the page was reloaded, the app replaces it, starting with the same responses.
 */
const isTakenOver = RENDERED_PAGE !== undefined && !isOverPage(arrival) && !isLonger;

const cache = cacheOf((!isLonger && RENDERED_PAGE?.answers) || {});

const app = (
  <StrictMode>
    <Providers
      isRendered={isTakenOver}
      cache={cache}
      router={(children) => <BrowserRouter basename={PREFIX}>{children}</BrowserRouter>}
    >
      <Router />
    </Providers>
  </StrictMode>
);

function show(container: HTMLElement): void {
  if (isTakenOver) hydrateRoot(container, app);
  else createRoot(container).render(app);
}

/** The shell preloads the settings, so they have usually arrived; on a slow network the page is shown without them. */
const SITE_AWAITED_MS = 1000;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

// Not a top-level await: the page's file imports this one, and each would wait for the other. A page without server HTML shows its own error if its code can't be loaded.
void Promise.allSettled([
  preloadPageAt(pageUnder(arrival).pathname),
  isOverPage(arrival) && prepareCodeAt(arrival.pathname),
  // A rendered page contains the settings.
  RENDERED_PAGE
    ? prepareAnnouncement()
    : Promise.race([readSite().then(prepareAnnouncement), pause(SITE_AWAITED_MS)]),
]).then(([page]) => {
  // The server's page is more useful than an error: people can read it, and its links and forms work without JavaScript. A signed-in
  // person sees neither its bar nor its buttons (styles/main.css).
  if (page.status === 'fulfilled' || !isTakenOver || storedUserId() !== undefined) show(root);
});

// Stores the responses for use without a network.
if (RENDERED_PAGE) {
  navigator.serviceWorker?.controller?.postMessage({ type: 'keep-answers', ...RENDERED_PAGE });
}

async function followChanges(): Promise<void> {
  const { followVersions, offerLanguage } = await import('./follow-changes.ts');
  offerLanguage();
  await followVersions(cache);
}

followPresses(prepareLink);
followNavigations();

async function prepareLikelyNext(): Promise<void> {
  const likely = await import('./likely-next.ts');
  await likely.prepareLikelyNext();
}

/** By then the page and its photos have usually loaded. */
const NEXT_AFTER_MS = 2000;
if (!savesData()) setTimeout(() => prepareLikelyNext().catch(() => undefined), NEXT_AFTER_MS);

// Long after the page has loaded, so that a first visit does not wait for it. There is no service worker without a build.
if (import.meta.env.PROD) setTimeout(() => followChanges().catch(() => undefined), 4000);
