import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cloud, it, useOwnCloud, visit } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge } from '#tests/support/builders.ts';
import {
  cards,
  paramsOf,
  pathOf,
  scrollOf,
  settle,
  titles,
  toolbar,
} from '#tests/web/marketplace-journeys.ts';

useOwnCloud();

const PORTLAND = { latitude: 43.6615, longitude: -70.2553 };

it.beforeAll(async () => {
  const ruth = await cloud.createUser({ name: 'Ruth Alder' });
  await postCatch(cloud, ruth, { species: 'cod', location: 'Portland, ME', amount: 9 });
  await postCatch(cloud, ruth, { species: 'haddock', location: 'Biddeford, ME', paymentType: 'voluntary' });
  await postCatch(cloud, ruth, { species: 'bass', location: 'Saco, ME', amount: 2.5 });
  await postCatch(cloud, ruth, { species: 'snapper', location: 'Key West, FL', paymentType: 'free' });
  await postPledge(cloud, ruth, { species: 'lobster', location: 'Portland, ME' });
  await cloud.settled();
});

const sort = (page: Page) => page.getByLabel('Sort');
const choices = (page: Page) => sort(page).getByRole('option').allInnerTexts();

async function open(query = '', options: Parameters<typeof visit>[0] = {}): Promise<Page> {
  const { page } = await visit({ geolocation: PORTLAND, permissions: ['geolocation'], ...options });
  await page.goto(`${cloud.origin()}/marketplace${query}`);
  await settle(page);
  return page;
}

describe('the marketplace', () => {
  it('sorts by price and says so, with the order in the address and undone by the back button', async () => {
    const page = await open();
    expect(await titles(page)).toEqual(['Snapper', 'Bass', 'Haddock', 'Cod']);
    await sort(page).selectOption('Price');
    await expect.poll(() => titles(page)).toEqual(['Snapper', 'Haddock', 'Bass', 'Cod']);
    await page.getByText('Free first, then pay what you can').waitFor();
    expect(paramsOf(page)).toEqual({ sort: 'price' });
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(['Snapper', 'Haddock', 'Bass', 'Cod']);
    await page.goBack();
    await expect.poll(() => titles(page)).toEqual(['Snapper', 'Bass', 'Haddock', 'Cod']);
    expect(await sort(page).inputValue()).toBe('newest');
  });

  it('sorts by distance, and asks for a place', async () => {
    const page = await open();
    await sort(page).selectOption('Nearest');
    await expect.poll(() => titles(page)).toEqual(['Cod', 'Bass', 'Haddock']);
    expect(paramsOf(page)).toEqual({ near: 'me', sort: 'nearest' });
    await sort(page).selectOption('Price');
    await expect.poll(() => titles(page)).toEqual(['Haddock', 'Bass', 'Cod']);
    await sort(page).selectOption('Nearest');
    await toolbar(page, 'Clear Near Me').click();
    await expect.poll(() => titles(page)).toEqual(['Snapper', 'Bass', 'Haddock', 'Cod']);
    expect(paramsOf(page)).toEqual({});
  });

  it('offers no price order for posts without prices', async () => {
    expect(await choices(await open())).toEqual(['Newest', 'Nearest', 'Price']);
    expect(await choices(await open('?view=pledges&sort=price'))).toEqual(['Newest', 'Nearest']);
  });

  it('keeps filters, order and place for a person who comes back from a profile', async () => {
    const ruth = await cloud.createUser({ name: 'Petra Long' });
    for (let index = 0; index < 30; index += 1)
      await postCatch(cloud, ruth, { species: 'tuna', condition: 'frozen', amount: 30 + index });
    await cloud.settled();
    const page = await open('?species=tuna&sort=price');
    await page.getByRole('button', { name: /^Show more/ }).click();
    await expect.poll(() => cards(page).count()).toBe(30);
    const last = cards(page).nth(28);
    await last.scrollIntoViewIfNeeded();
    const place = await scrollOf(page);
    expect(place).toBeGreaterThan(1000);
    await last.getByRole('link').click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^More from/ })
      .click();
    await expect.poll(() => paramsOf(page)).toMatchObject({ fisherman: ruth.userId });
    await page.goBack();
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await expect.poll(() => cards(page).count()).toBe(30);
    expect([pathOf(page), paramsOf(page)]).toEqual(['/marketplace', { species: 'tuna', sort: 'price' }]);
    await expect.poll(() => scrollOf(page)).toBe(place);
  });
});
