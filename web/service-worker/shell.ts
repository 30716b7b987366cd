import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { type Language, splitLanguage } from '#shared/languages.ts';
import { isPage, MOVED_PAGES, RENDERED_PAGES, shellPath } from '#shared/pages/pages.ts';
import type { WorkerScope } from './worker-scope.ts';

type FilesByLanguage = Readonly<Partial<Record<Language, PrecacheEntry[]>>>;

/** The files of this version of the app in each language, inserted by the build. */
declare const CREEL_FILES: FilesByLanguage;
/** The build inserts the lists wherever they are named, so they are named once. */
const FILES = CREEL_FILES;

/** Files of earlier versions, and files of this version that are not worth precaching for everybody. */
const ASSETS = 'creel.assets';
/** All files of two earlier versions in one language fit, however many parts the app has. */
const ASSET_LIMITS = { maxEntries: 2 * (FILES.en?.length ?? 0), maxAgeSeconds: 30 * 24 * 3600 };

/** Paths that aren't pages of the app: those that lib/edge/viewer-request.js passes on or redirects, and all files. */
const NO_PAGES = [/^\/(?:api|media|embed|assets|_[a-z]+)(?:\/|$)/, /\/[^/]+\.[^/]+$/];
const MOVED = MOVED_PAGES.map(({ from }) => from);

/** How long the server may take to render a page before this device opens it with the last data. Seconds. */
const RENDER_TIMEOUT_S = 2;

const APP = 'creel.app';
/**
 * Concurrent requests while a version is installed. One by one, some 250 files take 250 round trips: 40 seconds on a
 * phone, when most visits are over. All at once they would delay the page's own requests.
 */
const LANES = 4;

const files = new PrecacheController({ cacheName: APP });

/** Opens every page of the app from this device, in the languages that were opened on it. The shell is cached with all files of its version. */
export function keepShell(self: WorkerScope): void {
  files.addToCacheList(Object.values(FILES).flat());
  self.addEventListener('install', (event) => {
    const keepAll = async () => {
      for (const language of await languagesOf(self)) await keepLanguage(language);
    };
    event.waitUntil(keepAll());
  });
  self.addEventListener('activate', (event) => {
    const takeOver = async () => {
      await keepEarlierAssets();
      await files.activate(event);
      // Takes control during the first visit, so that its reads are cached for the next one.
      await self.clients.claim();
    };
    event.waitUntil(takeOver());
  });
  registerRoute(new PrecacheRoute(files));
  const network = new NetworkOnly({
    networkTimeoutSeconds: RENDER_TIMEOUT_S,
    plugins: [{ fetchDidSucceed: unlessFailed }],
  });
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && isOfApp(url.pathname),
    async (page) => {
      const { language, path } = splitLanguage(page.url.pathname);
      const shell = files.createHandlerBoundToURL(shellPath('consumer', language));
      if (!isPage(path, RENDERED_PAGES)) return await shell(page);
      return await network.handle(page).catch(() => shell(page));
    },
  );
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
    new CacheFirst({ cacheName: ASSETS, plugins: [new ExpirationPlugin(ASSET_LIMITS)] }),
  );
}

function isOfApp(pathname: string): boolean {
  const { path } = splitLanguage(pathname);
  return !NO_PAGES.some((pattern) => pattern.test(path)) && !isPage(path, MOVED);
}

/** The languages of open pages, and those whose earlier version is on this device. */
async function languagesOf(self: WorkerScope): Promise<Set<Language>> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const kept = await (await caches.open(files.strategy.cacheName)).keys();
  const shells = kept.filter(({ url }) => /\/index\.html(?:\?|$)/.test(url));
  return new Set([...pages, ...shells].map(({ url }) => splitLanguage(new URL(url).pathname).language));
}

/** Caches the files of the app in a language. @throws Error if one could not be fetched */
export async function keepLanguage(language: Language): Promise<void> {
  const cache = await caches.open(files.strategy.cacheName);
  const waiting = [...(FILES[language] ?? [])];
  const keepNext = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const key = files.getCacheKeyForURL(file.url);
      if (key === undefined || (await cache.match(key))) continue;
      const response = await fetch(file.url, { cache: file.revision ? 'reload' : 'default' });
      if (!response.ok) throw new Error(`${file.url} says ${response.status}.`);
      await cache.put(key, response);
    }
  };
  await Promise.all(Array.from({ length: LANES }, keepNext));
}

/** @throws Error if the server has failed, because this device then has more to show */
async function unlessFailed({ response }: { response: Response }): Promise<Response> {
  if (response.status >= 500) throw new Error(`The server says ${response.status}.`);
  return response;
}

/**
 * A tab that was opened before this version continues with its own version: parts of the app that it has not loaded yet
 * stay available, whatever the server has.
 */
async function keepEarlierAssets(): Promise<void> {
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
