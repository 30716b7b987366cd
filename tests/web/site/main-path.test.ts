import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { HOUR } from '#shared/limits.ts';
import { cloud, it, useOwnCloud, visit } from '#tests/support/browser/fixtures.ts';

useOwnCloud();

/** Photos of real cameras: two are rotated, and one contains its position. */
const photo = (name: string) => fileURLToPath(new URL(`../../support/photos/${name}.jpg`, import.meta.url));

/** The value of a datetime input in this machine's time zone. */
function inputTime(time: number): string {
  const zone = new Date(time).getTimezoneOffset() * 60_000;
  return new Date(time - zone).toISOString().slice(0, 16);
}

async function startPost(page: Page, species: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Post', exact: true }).click();
  await page.getByLabel('Species').selectOption({ label: species });
  await page.getByLabel('Location').fill('Portland, ME');
}

async function addPhotos(page: Page, names: readonly string[]): Promise<void> {
  const list = page.getByRole('list', { name: 'Photos' });
  await page.locator('input[type=file][multiple]').first().setInputFiles(names.map(photo));
  await expect.poll(() => list.getByRole('listitem').count()).toBe(names.length);
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

/** The number of photos on the page that are loaded and decoded. */
async function photosShown(page: Page): Promise<number> {
  return await page.evaluate<number>(
    "[...document.querySelectorAll('main img, [role=dialog] img')].filter((each) => each.complete && each.naturalWidth > 0).length",
  );
}

describe('the main path', () => {
  it('a fisherman signs in on a phone, posts a catch with three camera photos, and pledges meals with two', async () => {
    const fisherman = await cloud.createUser({ name: 'Ada Harbor', fisherman: 'Ada Harbor' });
    const { page } = await visit({ at: '/' });
    await page.getByRole('link', { name: 'Sign In' }).first().click();
    await page.getByLabel('Email').fill(fisherman.email);
    await page.getByLabel('Password', { exact: true }).fill(fisherman.password);
    await page
      .locator('form')
      .getByRole('button', { name: /^(Sign In|Login|Log in)$/i })
      .click();
    await page.getByRole('heading', { name: 'Welcome back, Ada Harbor' }).waitFor();

    await startPost(page, 'Cod');
    await addPhotos(page, ['Landscape_6', 'Portrait_8', 'DSCN0010']);
    await next(page);
    await page.getByText('Sell in Marketplace').click();
    await page.getByLabel('Whole').check();
    await next(page);
    await page.getByLabel('Quantity').fill('40 lb');
    await page.getByLabel('Date caught').fill(inputTime(Date.now() - 2 * HOUR));
    await page.getByLabel('Fixed price').check();
    await page.getByLabel('Price', { exact: true }).fill('6.50');
    await page.getByLabel('Unit').selectOption({ label: 'Per pound' });
    await page.getByRole('radio', { name: 'Phone' }).check();
    await page.getByLabel('Contact info').fill('207 555 0100');
    await page.getByRole('button', { name: 'Create Listing' }).click();
    await page.getByText('Your catch has been posted successfully!').waitFor();
    await page.getByRole('link', { name: 'Cod', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/my-posts');

    // One photo of the catch, one of the packaged meals.
    await startPost(page, 'Haddock');
    await page.getByLabel('Story').fill('"><script>alert(1)</script> & a good day');
    await addPhotos(page, ['DSCN0010']);
    await next(page);
    await page.getByText('Pledge to Community').click();
    await page.getByLabel('Fillet').check();
    await next(page);
    await page.getByLabel('Meals', { exact: true }).fill('24');
    await page.getByLabel('Catch date').fill(inputTime(Date.now() - 3 * HOUR));
    await page.getByRole('radio', { name: /^Iced/ }).check();
    await page.locator('input[type=file]').last().setInputFiles(photo('Landscape_6'));
    await page
      .getByRole('button', { name: /Pledge/ })
      .last()
      .click();
    await page.getByText('Your pledge has been posted successfully!').waitFor();
    await page.getByRole('link', { name: 'Haddock', exact: true }).waitFor();
  });

  it('a visitor of the consumer site sees the catch with its photo and its details', async () => {
    const { page } = await visit({ at: '/marketplace' });
    const card = page.getByRole('listitem').filter({ hasText: 'Cod' });
    await card.getByText('$6.50 per pound').waitFor();
    await expect.poll(() => photosShown(page)).toBe(1);
    await card.getByRole('link', { name: 'Cod' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cod' });
    const contact = dialog.getByRole('region', { name: 'Contact information' });
    await contact.getByText('207 555 0100').waitFor();
    // The shown photo, and the three thumbnails.
    await expect.poll(() => photosShown(page)).toBeGreaterThanOrEqual(4);
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
  });

  it('a visitor of the community site sees the pledge on the home page and its details', async () => {
    const { page } = await visit({ at: '/', flavour: 'community' });
    await page.getByRole('heading', { name: 'Community Partnerships' }).waitFor();
    await page.getByText('meals pledged').waitFor();
    await page.getByRole('listitem').getByRole('link', { name: 'Haddock' }).click();
    await page.getByRole('heading', { name: 'Haddock', level: 1 }).waitFor();
    await page.getByText('Packaged meals').waitFor();
    expect(await page.getByText('& a good day').textContent()).toBe('"scriptalert(1)/script & a good day');
    await expect.poll(() => page.title()).toBe('24 Meals Pledged - Creel');
  });

  it('the pledge is served with its meta tags on both hosts', async () => {
    const { items } = (await (await cloud.request('/api/pledges')).json()) as { items: { id: string }[] };
    const path = `/pledge/${items[0]?.id}`;
    for (const flavour of ['consumer', 'community'] as const) {
      const html = await (await cloud.request(path, {}, flavour)).text();
      expect(html).toContain('<meta property="og:title" content="24 Meals Pledged - Creel">');
      expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
      expect(html).not.toContain('<script>alert');
      expect(html).toContain('id="root"');
      expect(html).toContain(`data-flavour="${flavour}"`);
    }
  });
});
