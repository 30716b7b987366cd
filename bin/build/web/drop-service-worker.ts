import type { Plugin } from 'vite';

/** A worker that unregisters itself and reloads every page. */
const LAST_WORDS = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  await self.registration.unregister();
  for (const client of await self.clients.matchAll({ type: 'window' })) client.navigate(client.url);
})()));
`;

/**
 * The development server has no service worker. The worker of a built app that was served at the same address before would keep serving that
 * build, so this one replaces it and unregisters itself.
 */
export function dropServiceWorker(): Plugin {
  return {
    name: 'creel:drop-service-worker',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/sw.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(LAST_WORDS);
      });
    },
  };
}
