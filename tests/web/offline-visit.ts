import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PHONE, type Visit } from '#tests/support/browser/browser.ts';
import { visit } from '#tests/support/browser/fixtures.ts';

/** A visitor who has been here before, so that the service worker is active. On a phone by default. */
export async function cameBefore(who: Parameters<typeof visit>[0]): Promise<Visit> {
  const guest = await visit({
    viewport: PHONE,
    ...who,
    serviceWorkers: 'allow',
    expectedErrors: [/Failed to load resource/],
  });
  await install(guest.page);
  return guest;
}

/**
 * Installs the service worker now. The app itself does so some seconds after a page opens, which
 * versions.thorough.test.ts waits for.
 */
export async function install(page: Page): Promise<void> {
  await page.evaluate("navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })");
  await untilInstalled(page);
}

/** Waits until the service worker has cached everything and controls this page. */
export async function untilInstalled(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate<boolean>('navigator.serviceWorker.controller !== null')).toBe(true);
}

/** Waits until a photo on the page has been loaded and decoded. */
export async function untilPhotoShown(page: Page): Promise<void> {
  const shown =
    "[...document.querySelectorAll('main img')].some((image) => image.complete && image.naturalWidth > 0)";
  await expect.poll(() => page.evaluate<boolean>(shown)).toBe(true);
}

/** All entries of this browser's caches: `name-of-the-cache /path`. */
export function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(async () => {
    const kept = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) kept.push(name + ' ' + new URL(url).pathname);
    }
    return kept;
  })()`);
}
