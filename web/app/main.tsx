import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles/main.css';
import { readSite } from '../lib/site.ts';
import { Providers } from './providers.tsx';
import { preloadPageAt, Router } from './router.tsx';
import { nameHistoryEntry } from './use-arrival.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const app = createRoot(root);
nameHistoryEntry();

function show(): void {
  app.render(
    <StrictMode>
      <Providers>
        <Router />
      </Providers>
    </StrictMode>,
  );
}

/** The shell has asked for it, so that it is nearly always there by now; a slow network shows the page without. */
const SITE_AWAITED_MS = 1000;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

// Not awaited at the top: the page's file imports this one, and each would wait for the other. When the page's code cannot be loaded, the page shows an error itself.
void Promise.allSettled([
  preloadPageAt(location.pathname),
  Promise.race([readSite(), pause(SITE_AWAITED_MS)]),
]).then(show);

// Long after the page is there: nothing of a first visit waits for it. Without a build there is no service worker.
if (import.meta.env.PROD) setTimeout(() => import('./follow-versions.ts').catch(() => undefined), 4000);
