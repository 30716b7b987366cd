import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles/main.css';
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

// Not awaited at the top: the page's file imports this one, and each would wait for the other. When the page's code cannot be loaded, the page shows an error itself.
preloadPageAt(location.pathname).then(show, show);

// Long after the page is there: nothing of a first visit waits for it. Without a build there is no service worker.
if (import.meta.env.PROD) setTimeout(() => import('./follow-versions.ts').catch(() => undefined), 4000);
