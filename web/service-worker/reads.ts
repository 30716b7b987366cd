import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { RenderedWith } from '#shared/page-reads.ts';
import { keptAnswer } from '../lib/api/kept-answer.ts';
import { READ_AT } from '../lib/api/read-times.ts';

const DAY = 24 * 3600;

const LISTS = 'creel.lists';
const LIST_LIMITS = { maxEntries: 100, maxAgeSeconds: 7 * DAY };

/** Public reads: the newest response, or the last one if there is no network. Photos have immutable names. */
export function keepReads(): void {
  registerRoute(
    ({ sameOrigin, request, url }) => sameOrigin && isPublicRead(request, url),
    new NetworkFirst({
      cacheName: LISTS,
      networkTimeoutSeconds: 8,
      plugins: [
        { cacheWillUpdate: async ({ response }) => (mayBeKept(response) ? dated(response) : null) },
        new ExpirationPlugin(LIST_LIMITS),
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

/** The responses within a rendered page don't pass through the service worker as requests. */
export async function keepAnswers({ answers, renderedAt }: RenderedWith): Promise<void> {
  const lists = await caches.open(LISTS);
  const expiration = new CacheExpiration(LISTS, LIST_LIMITS);
  for (const [address, answer] of Object.entries(answers)) {
    const url = new URL(address, location.origin);
    if (!isKept(url) || !('data' in answer)) continue;
    const known = await lists.match(url);
    if (Number(known?.headers.get(READ_AT)) >= renderedAt) continue;
    await lists.put(url, keptAnswer(answer.data, renderedAt));
    await expiration.updateTimestamp(url.href);
  }
}

/** Personal reads carry a token, and are never cached here. */
const isPublicRead = (request: Request, url: URL): boolean =>
  isKept(url) && !request.headers.has('authorization');

/** Reads during typing would push out those that a page needs. */
const isKept = ({ pathname }: URL): boolean =>
  pathname.startsWith('/api/') && !/\.json$|\/(health|suggestions)$/.test(pathname);

/** Excludes responses for people with a certain link only, such as the data of an invitation. */
function mayBeKept({ status, headers }: Response): boolean {
  return status === 200 && !headers.get('cache-control')?.includes('no-store');
}

/** Adds the time of the response to the cached copy, for the page to show. */
function dated(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set(READ_AT, String(Date.parse(headers.get('date') ?? '') || Date.now()));
  return new Response(response.body, { status: 200, headers });
}
