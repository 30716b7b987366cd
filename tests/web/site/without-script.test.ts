import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { FLAVOURS } from '#shared/flavours.ts';
import { cloud, it, useOwnCloud, visit } from '#tests/support/browser/fixtures.ts';
import { hoursAgo, postCatch, postPledge } from '#tests/support/builders.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { createFisherman } from '#tests/support/fishermen.ts';
import { cards, paramsOf, titles } from '#tests/web/marketplace-journeys.ts';

useOwnCloud();

let ruth: TestUser;
let cod: Awaited<ReturnType<typeof postCatch>>;
let pledge: Awaited<ReturnType<typeof postPledge>>;

it.beforeAll(async () => {
  ruth = await createFisherman(cloud, 'Ruth Alder');
  await createFisherman(cloud, 'Omar Birch');
  cod = await postCatch(cloud, ruth, { species: 'cod', caughtDate: hoursAgo(5) });
  await postCatch(cloud, ruth, { species: 'haddock', paymentType: 'free' });
  pledge = await postPledge(cloud, ruth, { species: 'haddock', mealsPledged: 24, story: 'Landed at dawn.' });
  await cloud.settled();
});

const open = async (at: string, flavour: (typeof FLAVOURS)[number]) =>
  (await visit({ at, flavour, javaScriptEnabled: false })).page;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** Counts buttons without a function. Each must be hidden. */
const deadButtons = (page: Page) => page.locator('main button[type=button]:visible').count();

describe.each(FLAVOURS)('without JavaScript, on the %s host', (flavour) => {
  it('the marketplace can be read, searched and sorted', async () => {
    const page = await open('/marketplace?view=marketplace', flavour);
    expect(await titles(page)).toEqual(['Haddock', 'Cod']);
    expect(await deadButtons(page)).toBe(0);
    await press(page, 'Filters');
    await page.getByLabel('Search').fill('cod');
    await page.getByLabel('Search').press('Enter');
    await page.getByText('1 catch', { exact: true }).waitFor();
    expect(await titles(page)).toEqual(['Cod']);
    await page.getByRole('button', { name: /cod/ }).click();
    await page.getByLabel('Price', { exact: true }).selectOption('free');
    await page.getByRole('region', { name: 'Filters' }).getByRole('button', { name: 'Apply' }).click();
    expect(await titles(page)).toEqual(['Haddock']);
    await page.getByLabel('Price', { exact: true }).selectOption('');
    await page.getByLabel('Sort').selectOption('price');
    await press(page, 'Apply');
    expect(paramsOf(page)).toMatchObject({ view: 'marketplace', sort: 'price' });
    await press(page, 'Community Pledges');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/community pledges/i);
    expect(await titles(page)).toEqual(['Haddock']);
    await page.getByText('JavaScript is turned off in this browser.').first().waitFor();
  });

  it('a catch, a pledge and a fisherman can be read, and have links', async () => {
    const page = await open('/marketplace?view=marketplace', flavour);
    await page.getByRole('main').getByRole('link', { name: 'Cod' }).click();
    await page.getByRole('heading', { name: 'Cod', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/catch/${cod.id}`);
    await page.getByText('Long-lined east of the ledge.').waitFor();
    expect(
      await page
        .locator('time')
        .filter({ hasText: /E[DS]T$/ })
        .count(),
    ).toBe(2);
    expect(await page.getByText(/^Contact Fisherman: /).isVisible()).toBe(true);
    expect(await deadButtons(page)).toBe(0);
    await page.goto(`${cloud.origin(flavour)}/pledge/${pledge.id}`);
    await page.getByText('Landed at dawn.').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Ruth Alder' }).first().click();
    await page.getByRole('heading', { name: 'Ruth Alder', level: 1 }).waitFor();
    expect(await titles(page)).toEqual(expect.arrayContaining(['Haddock', 'Cod']));
    expect(await deadButtons(page)).toBe(0);
  });

  it('the home page links to the fishermen, who can be searched by name', async () => {
    const page = await open('/', flavour);
    expect(await page.getByText('Get our newsletter').isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Meet the fishermen' }).click();
    await page.getByLabel('Name').fill('Ruth');
    await press(page, 'Apply');
    expect(paramsOf(page)).toMatchObject({ q: 'Ruth' });
    await page.getByRole('heading', { name: 'Ruth Alder' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Omar Birch' }).count()).toBe(0);
    expect(await deadButtons(page)).toBe(0);
    await page.goto(`${cloud.origin(flavour)}/community-aid`);
    expect(await deadButtons(page)).toBe(0);
  });
});

describe('the note that a part needs JavaScript', () => {
  const NEEDS_IT = 'This part needs JavaScript. Turn it on in your browser.';
  let mina: TestUser;
  it.beforeAll(async () => {
    mina = await createFisherman(cloud, 'Mina Cedar');
    for (let index = 0; index < 25; index += 1) await postPledge(cloud, mina, { species: 'mackerel' });
    await cloud.settled();
  });
  const longList = () => `/marketplace?view=pledges&fisherman=${mina.userId}`;

  it('is at the end of every page', async () => {
    const page = await open('/privacy', 'consumer');
    await page.getByText(/send messages or use Near Me/).waitFor();
  });

  it('is where a list would continue, and where a place would be looked up', async () => {
    const page = await open(longList(), 'consumer');
    expect(await cards(page).count()).toBe(24);
    await page.getByText(NEEDS_IT).waitFor();
    expect(await deadButtons(page)).toBe(0);
    await page.goto(`${cloud.origin('consumer')}/marketplace?view=marketplace&near=04101`);
    await page.getByText(NEEDS_IT).waitFor();
  });

  it('is not shown with JavaScript', async () => {
    const { page } = await visit({ at: longList() });
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => cards(page).count()).toBe(25);
    expect(await page.getByText(NEEDS_IT).filter({ visible: true }).count()).toBe(0);
  });
});
