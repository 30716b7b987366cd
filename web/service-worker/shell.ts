import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { MOVED_PAGES, RENDERED_PAGES, sourceOf } from '#shared/pages/pages.ts';
import type { WorkerScope } from './worker-scope.ts';

/** The files of this version of the app, inserted by the build. */
declare const CREEL_FILES: PrecacheEntry[];
/** The build inserts the list wherever it is named, so it is named once. */
const FILES = CREEL_FILES;

/** Files of earlier versions, and files of this version that are not worth precaching for everybody. */
const ASSETS = 'creel.assets';
/** All files of two earlier versions fit, however many parts the app has. */
const ASSET_LIMITS = { maxEntries: 2 * FILES.length, maxAgeSeconds: 30 * 24 * 3600 };

/**
 * Paths that aren't pages of the app: those that lib/edge/viewer-request.js passes on or redirects, and all files. A
 * query may follow.
 */
const NO_PAGES = [
  /^\/(?:api|media|embed|assets|_[a-z]+)(?:[/?]|$)/,
  withQuery(MOVED_PAGES.map(({ from }) => from)),
  /^[^?]*\/[^/?]+\.[^/?]+(?:\?|$)/,
];

/** How long the server may take to render a page before this device opens it with the last data. Seconds. */
const RENDER_TIMEOUT_S = 2;

const APP = 'creel.app';
/**
 * Concurrent requests while a version is installed. Workbox requests files one by one, so some 250 files take 250 round
 * trips: 40 seconds on a phone, when most visits are over. All at once they would delay the page's own requests.
 */
const LANES = 4;

/** Matches these paths with and without a query. */
function withQuery(paths: readonly string[]): RegExp {
  return new RegExp(sourceOf(paths).replace(/\$$/, '(?:\\?|$)'));
}

/** Opens every page of the app from this device. The shell is cached with all files of its version. */
export function keepShell(self: WorkerScope): void {
  const files = precache(FILES);
  self.addEventListener('install', (event) => {
    for (let lane = 0; lane < LANES; lane += 1) {
      void precache(FILES.filter((_, index) => index % LANES === lane)).install(event);
    }
  });
  self.addEventListener('activate', (event) => {
    const takeOver = async () => {
      await keepEarlierAssets(files);
      await files.activate(event);
      // Takes control during the first visit, so that its reads are cached for the next one.
      await self.clients.claim();
    };
    event.waitUntil(takeOver());
  });
  registerRoute(new PrecacheRoute(files));
  const shell = files.createHandlerBoundToURL('/index.html');
  const network = new NetworkOnly({
    networkTimeoutSeconds: RENDER_TIMEOUT_S,
    plugins: [{ fetchDidSucceed: unlessFailed }],
  });
  registerRoute(
    new NavigationRoute((page) => network.handle(page).catch(() => shell(page)), {
      allowlist: [withQuery(RENDERED_PAGES)],
      denylist: NO_PAGES,
    }),
  );
  registerRoute(new NavigationRoute(shell, { denylist: NO_PAGES }));
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
    new CacheFirst({ cacheName: ASSETS, plugins: [new ExpirationPlugin(ASSET_LIMITS)] }),
  );
}

/** @throws Error if the server has failed, because this device then has more to show */
async function unlessFailed({ response }: { response: Response }): Promise<Response> {
  if (response.status >= 500) throw new Error(`The server says ${response.status}.`);
  return response;
}

function precache(entries: PrecacheEntry[]): PrecacheController {
  const controller = new PrecacheController({ cacheName: APP });
  controller.addToCacheList(entries);
  return controller;
}

/**
 * A tab that was opened before this version continues with its own version: parts of the app that it has not loaded yet
 * stay available, whatever the server has.
 */
async function keepEarlierAssets(files: PrecacheController): Promise<void> {
  const current = new Set(files.getCachedURLs());
  const [from, to] = await Promise.all([caches.open(files.strategy.cacheName), caches.open(ASSETS)]);
  const expiration = new CacheExpiration(ASSETS, ASSET_LIMITS);
  for (const request of await from.keys()) {
    if (current.has(request.url) || !new URL(request.url).pathname.startsWith('/assets/')) continue;
    const response = await from.match(request);
    if (!response) continue;
    await to.put(request, response);
    await expiration.updateTimestamp(request.url);
  }
}
