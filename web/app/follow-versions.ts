/**
 * Starts the service worker, and switches to a new version of the app without anybody noticing: in a tab that is hidden
 * and has no form being filled in. Until then the tab stays with its version, whose files stay available.
 */
import type { Cache } from 'swr';
import type { RenderedWith } from '#shared/page-reads.ts';
import { LANGUAGE } from '#words/general/format.ts';
import { RENDERED_PAGE } from '../lib/api/page-answers.ts';
import { publicReads } from '../lib/api/read.ts';
import { isBeingFilledIn } from '../lib/first-paint/being-filled-in.ts';

/** Milliseconds between checks for a new version in a tab that stays open. */
const LOOK_EVERY = 3_600_000;

/** @param cache of what this page has read */
export async function followVersions(cache: Cache): Promise<void> {
  // Some browsers, and their private windows, don't support it.
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // The worker of another visit may have the app in another language only.
  serviceWorker.controller?.postMessage({ type: 'keep-language', language: LANGUAGE });
  let hasVersion = serviceWorker.controller !== null;
  const registration = await serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .catch(() => undefined);
  // Registration is forbidden, or there is no network at the first visit.
  if (!registration) return;

  let isOutdated = false;
  const renew = () => {
    if (document.visibilityState !== 'hidden' || isBeingFilledIn()) return;
    if (isOutdated) location.reload();
    else registration.waiting?.postMessage({ type: 'take-over' });
  };
  // Another tab may have activated the new version. At the first visit there is no older one.
  serviceWorker.addEventListener('controllerchange', () => {
    isOutdated = hasVersion;
    if (!hasVersion) serviceWorker.controller?.postMessage({ type: 'keep-answers', ...readsIn(cache) });
    hasVersion = true;
    renew();
  });

  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    renew();
    if (document.visibilityState === 'hidden' || Date.now() - looked < LOOK_EVERY) return;
    looked = Date.now();
    void registration.update().catch(() => undefined);
  });
}

/** All data that the page has read so far, not only the data it was rendered with. */
function readsIn(cache: Cache): RenderedWith {
  const found = [...publicReads].map((address) => [address, cache.get(address)?.data] as const);
  const known = found.filter(([, data]) => data !== undefined);
  return {
    answers: Object.fromEntries(known.map(([address, data]) => [address, { data }])),
    renderedAt: RENDERED_PAGE?.renderedAt ?? performance.timeOrigin,
  };
}
