/**
 * Starts the service worker, and sees to it that a new version of the app comes into use without anybody noticing: in a tab that nobody looks
 * at and in which nothing is being filled in. Until then a tab goes on with the version it began with, all of which stays loadable.
 */

/** Milliseconds between looks for a new version in a tab that stays open. */
const LOOK_EVERY = 3_600_000;

async function followVersions({ serviceWorker }: Navigator): Promise<void> {
  const isFirst = serviceWorker.controller === null;
  const registration = await serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .catch(() => undefined);
  // Forbidden, or without a network at the very first visit.
  if (!registration) return;

  const isBusy = watchForms();
  let isOutdated = false;
  // Another tab may have let the new version in; at the first visit there is no older one.
  serviceWorker.addEventListener('controllerchange', () => {
    isOutdated = !isFirst || isOutdated;
    renew();
  });
  const renew = () => {
    if (document.visibilityState !== 'hidden' || isBusy()) return;
    if (isOutdated) location.reload();
    else registration.waiting?.postMessage({ type: 'take-over' });
  };

  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    renew();
    if (document.visibilityState === 'hidden' || Date.now() - looked < LOOK_EVERY) return;
    looked = Date.now();
    void registration.update().catch(() => undefined);
  });
}

// Not in every browser, nor in its private windows.
if ('serviceWorker' in navigator) void followVersions(navigator);

/** Tells whether something was typed or chosen on this page, or a dialog is open. */
function watchForms(): () => boolean {
  let touched: string | undefined;
  const touch = () => {
    touched = location.pathname;
  };
  document.addEventListener('input', touch, true);
  document.addEventListener('change', touch, true);
  return () => touched === location.pathname || document.querySelector('[role=dialog]') !== null;
}

export {};
