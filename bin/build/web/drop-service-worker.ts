import type { Plugin } from 'vite';

/** Takes itself out, and has every page asked for anew. */
const LAST_WORDS = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  await self.registration.unregister();
  for (const client of await self.clients.matchAll({ type: 'window' })) client.navigate(client.url);
})()));
`;

/**
 * While developing there is no service worker; that of a built app, which was served at the same address before, would go on answering with
 * that build. In its place comes one that ends itself.
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
