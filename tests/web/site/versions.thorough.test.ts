import type { Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect } from 'vitest';
import type { Visit } from '#tests/support/browser/browser.ts';
import { it, visit } from '#tests/support/browser/fixtures.ts';
import { type LocalCloud, startLocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { makeNextVersion, NEXT } from '#tests/web/next-version.ts';
import { keptAddresses, untilInstalled } from '#tests/web/offline-visit.ts';

/** Each test deploys the next version, so each starts with a cloud of its own. */
let cloud: LocalCloud;
/** A server that has no files of the previous version, which is the worst case. */
let next: ReturnType<typeof makeNextVersion>;

it.beforeAll(() => {
  next = makeNextVersion();
});
it.beforeEach(async () => {
  cloud = await startLocalCloud();
});
afterEach(() => cloud.stop());
afterAll(() => next.remove());

async function deployNext(): Promise<void> {
  cloud = await cloud.restart({ ...next, port: cloud.port });
}

/** A person with the currently deployed version. */
async function withCurrentVersion(): Promise<Visit> {
  const guest = await visit({
    serviceWorkers: 'allow',
    expectedErrors: [/Failed to load resource/],
  });
  await guest.page.goto(`${cloud.origin()}/marketplace`);
  await untilInstalled(guest.page);
  return guest;
}

/** The browser decides when to look for a new version; this makes it look now. */
async function lookForNewVersion(page: Page): Promise<void> {
  await page.evaluate('navigator.serviceWorker.getRegistration().then((found) => found.update())');
  await expect.poll(() => isWaiting(page)).toBe(true);
}

const isWaiting = (page: Page) =>
  page.evaluate<boolean>('navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null)');

/** The person switches to another tab. */
async function leaveTab(page: Page): Promise<void> {
  await page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  `);
}

/** Whether the app on this page is the next version. */
const isNew = (page: Page) =>
  page.evaluate<boolean>(`[...document.scripts].some(({ src }) => src.endsWith('${NEXT}'))`);
const toAbout = (page: Page) =>
  page.evaluate("history.pushState(null, '', '/about'); dispatchEvent(new PopStateEvent('popstate'))");

describe('a new version of the app', () => {
  it('leaves an open tab working, waits while a form is filled in, and starts when nobody is looking', async () => {
    const { page } = await withCurrentVersion();
    const followed = page.waitForRequest(/follow-changes/);
    await page.goto(`${cloud.origin()}/contact`);
    await page.getByLabel('Your name').fill('Ada');
    await followed;
    await deployNext();
    await lookForNewVersion(page);

    // In the middle of a form nothing happens, whether or not somebody is looking.
    await leaveTab(page);
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ada');
    expect(await isWaiting(page)).toBe(true);

    // A part of the old version that the tab has not loaded yet is no longer on the server, and loads anyway.
    await toAbout(page);
    await page.getByRole('heading', { name: /About/ }).first().waitFor();
    expect(await isNew(page)).toBe(false);

    // Now that no form is open, the tab switches to the new version the next time nobody is looking.
    const reloaded = page.waitForEvent('load');
    await leaveTab(page);
    await reloaded;
    await expect.poll(() => isNew(page)).toBe(true);
  });

  it('lets a second tab finish its form, even after the first one has switched to the new version', async () => {
    const { page, context } = await withCurrentVersion();
    const writing = await context.newPage();
    await writing.goto(`${cloud.origin()}/contact`);
    await writing.getByLabel('Your name').fill('Ada');
    await deployNext();
    await lookForNewVersion(page);
    const reloaded = page.waitForEvent('load');
    await leaveTab(page);
    await reloaded;
    await expect.poll(() => isNew(page)).toBe(true);

    expect(await writing.getByLabel('Your name').inputValue()).toBe('Ada');
    const kept = await keptAddresses(writing);
    expect(kept.some((name) => name.startsWith('creel.assets /assets/about-') && !name.endsWith(NEXT))).toBe(
      true,
    );
    await toAbout(writing);
    await writing.getByRole('heading', { name: /About/ }).first().waitFor();
  });
});
