/** A press answers at once: a link starts loading its target before it is released, and a menu opens without its links. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { PHONE } from '#tests/support/browser/browser.ts';
import { cloud, it, ruth, usePeople, visit } from '#tests/support/browser/fixtures.ts';
import { postCatch } from '#tests/support/builders.ts';
import { pathOf } from '#tests/web/marketplace-journeys.ts';
import * as words from '#words/app/navigation.ts';

usePeople();

const CODE = /\/assets\/catch-dialog-/;

/** Returns the paths of all requests of the page from now on. */
function asksOf(page: Page): string[] {
  const asks: string[] = [];
  page.on('request', (request) => asks.push(new URL(request.url()).pathname));
  return asks;
}

async function openList() {
  const { id } = await postCatch(cloud, ruth, { species: 'cod' });
  await cloud.settled();
  const { page } = await visit();
  return { page, api: `/api/catches/${id}`, link: page.locator(`main a[href="/catch/${id}"]`) };
}

describe('a link to a catch', () => {
  it('requests code and data when it is pressed, and nothing earlier with data saving on', async () => {
    const { page, api, link } = await openList();
    await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
    await page.goto(`${cloud.origin()}/marketplace`);
    const asks = asksOf(page);
    await link.hover();
    // Likely pages would be loaded by then.
    await page.waitForTimeout(2500);
    expect(asks.filter((path) => path === api || path.startsWith('/assets/'))).toEqual([]);
    await page.mouse.down();
    await expect.poll(() => asks).toContain(api);
    await expect.poll(() => asks.some((path) => CODE.test(path))).toBe(true);
    expect(pathOf(page)).toBe('/marketplace');
    await page.mouse.up();
    await page.getByRole('dialog', { name: 'Cod' }).getByText('Portland, ME').first().waitFor();
    expect(asks.filter((path) => path === api)).toHaveLength(1);
  });

  it('requests them as soon as a mouse rests on it, with the code already loaded', async () => {
    const { page, api, link } = await openList();
    const asks = asksOf(page);
    await page.goto(`${cloud.origin()}/marketplace`);
    await expect.poll(() => asks.some((path) => CODE.test(path))).toBe(true);
    expect(asks).not.toContain(api);
    await link.hover();
    await expect.poll(() => asks).toContain(api);
  });
});

it('a menu opens before its links have come, and says so if they do not', async () => {
  const { page } = await visit({
    viewport: PHONE,
    expectedErrors: [/visitor-menus|Failed to load resource/],
  });
  const come = Promise.withResolvers<void>();
  await page.route(/visitor-menus/, async (route) => {
    await come.promise;
    await route.abort();
  });
  await page.goto(cloud.origin());
  const menu = page.getByRole('button', { name: words.menu });
  await menu.click();
  const panel = page.locator(`[id="${await menu.getAttribute('aria-controls')}"]`);
  await expect.poll(() => panel.isVisible()).toBe(true);
  come.resolve();
  await panel.getByText(words.partFailed).waitFor();
});
