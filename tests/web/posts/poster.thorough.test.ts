/** The poster: its owner, the target of its code, and that it is exactly one page of paper. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DESKTOP, PHONE } from '#tests/support/browser/browser.ts';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { postCatch } from '#tests/support/builders.ts';
import { aKitchen } from '#tests/support/claims.ts';
import { byPhone } from '#tests/support/landings.ts';
import { problemsOf } from '#tests/web/problems.ts';
import { readQr } from '#tests/web/read-qr.ts';

const code = /^QR code that leads to /;
const button = (page: Page, name: string) => page.getByRole('button', { name });

/** A person points a phone's camera at the code, and the owner sees the visit. */
async function scan(address: URL, owner: Page): Promise<void> {
  const { page } = await visit({ viewport: PHONE });
  const counted = page.waitForResponse(`${address.origin}/api/shared-visits`);
  await page.goto(address.href);
  expect((await counted).status()).toBe(201);
  await owner.goto(page.url());
  await owner.getByText('Seen once from shared links in the last 30 days: poster 1').waitFor();
}

/** The number of pages that the browser prints. */
async function pagesOn(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const file = (await page.pdf({ format, printBackground: true })).toString('latin1');
  return file.match(/\/Type \/Page$/gm)?.length ?? 0;
}

async function expectOnePage(page: Page): Promise<void> {
  expect([await pagesOn(page, 'A4'), await pagesOn(page, 'Letter')]).toEqual([1, 1]);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading').count()).toBe(1);
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await page.getByRole('button').count()).toBe(0);
  // Nothing of the poster is cut off, even with a long name.
  const hidden = `(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.poster'))`;
  expect(await page.evaluate(hidden)).toBeLessThanOrEqual(0);
  await page.emulateMedia({ media: 'screen' });
}

const LONG =
  'Maximiliana Featherstonehaugh Cholmondeley of the Outer Banks and Beyond Esquire the Third of Her Na';

const HARBOR = 'The Old Fish Exchange Wharf behind the Customs House Landing';

describe('the poster', () => {
  it('of a fisherman, opened from My Posts, leads to their posts, by keyboard', async () => {
    const mia = await cloud.createUser({ fisherman: LONG });
    await postCatch(cloud, mia);
    await byPhone(cloud, mia).announce({ harbour: { name: HARBOR, location: '04101' } });
    await cloud.settled();
    const { page } = await visit({ as: mia, viewport: PHONE });
    await page.addInitScript('globalThis.printed = 0; window.print = () => { globalThis.printed += 1; };');
    await page.goto(`${cloud.origin()}/my-posts`);
    await page.getByRole('link', { name: 'Print a poster' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('img', { name: code }).waitFor();
    await page.getByText(/^Next landing: .+, .?The Old Fish/).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('heading', { name: 'Fresh off the boat' }).waitFor();
    await button(page, 'Shop').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'We know who caught it' }).waitFor();
    await button(page, 'Print or save as PDF').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate('printed')).toBe(1);
    const address = `${cloud.origin()}/f/maximiliana-featherstonehaugh`;
    // A printed address is as short as possible.
    await page.getByText(address.replace('http://', '')).waitFor();
    const scanned = await readQr(page, code);
    expect(scanned.href).toBe(`${address}?via=poster`);
    await expectOnePage(page);
    await scan(scanned, page);
    expect(page.url()).toBe(`${cloud.origin()}/fisherman/${mia.userId}`);
  });

  it('of an organization is for its members, on the community site, and fits in dark mode too', async () => {
    const { organizationId, coordinator } = await aKitchen(cloud);
    const at = `/organization/${organizationId}`;
    const { page } = await visit({
      as: coordinator,
      at,
      flavour: 'community',
      viewport: DESKTOP,
      colorScheme: 'dark',
    });
    await page.getByRole('link', { name: 'Print a poster' }).click();
    await page.getByRole('heading', { name: 'Fish from local fishermen' }).waitFor();
    const scanned = await readQr(page, code);
    expect(scanned.href).toBe(`${cloud.origin('community')}${at}?via=poster`);
    expect(await problemsOf(page)).toEqual([]);
    await expectOnePage(page);
    await scan(scanned, page);
    const guest = await visit({ at });
    await guest.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await guest.page.getByRole('link', { name: 'Print a poster' }).count()).toBe(0);
  });
});
