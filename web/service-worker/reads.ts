import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { READ_AT } from '../lib/api/read-times.ts';

const DAY = 24 * 3600;

/** What anyone may read: the newest there is, and without a network what was seen last. Photos by their immutable names. */
export function keepReads(): void {
  registerRoute(
    ({ sameOrigin, request, url }) => sameOrigin && isPublicRead(request, url),
    new NetworkFirst({
      cacheName: 'creel.lists',
      networkTimeoutSeconds: 8,
      plugins: [
        { cacheWillUpdate: async ({ response }) => (mayBeKept(response) ? dated(response) : null) },
        new ExpirationPlugin({ maxEntries: 100, maxAgeSeconds: 7 * DAY }),
      ],
    }),
  );
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/media/'),
    new CacheFirst({
      cacheName: 'creel.photos',
      plugins: [new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true })],
    }),
  );
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname === '/config.json',
    new NetworkFirst({ cacheName: 'creel.settings', networkTimeoutSeconds: 4 }),
  );
}

/** What is asked while somebody types would push out what a page needs. What is somebody's own is asked for with a token, and is never looked at here. */
function isPublicRead(request: Request, { pathname }: URL): boolean {
  return (
    pathname.startsWith('/api/') &&
    !request.headers.has('authorization') &&
    !/\.json$|\/(health|suggestions)$/.test(pathname)
  );
}

/** Not what only whoever has a link may read, such as what an invitation tells of somebody. */
function mayBeKept({ status, headers }: Response): boolean {
  return status === 200 && !headers.get('cache-control')?.includes('no-store');
}

/** The kept copy tells since when it is known: the page says so. */
function dated(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set(READ_AT, String(Date.now()));
  return new Response(response.body, { status: 200, headers });
}
