/** A landing from the announcement at sea to the posts made of it, by keyboard alone. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { FLAVOURS, type Flavour } from '#shared/flavours.ts';
import { listMyLandings } from '#shared/landings/endpoints.ts';
import { DESKTOP, PHONE } from '#tests/support/browser/browser.ts';
import { cloud, visit } from '#tests/support/browser/fixtures.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { keyboardOf } from '#tests/web/keyboard.ts';
import { hoursAgo } from '#tests/web/posting-wizard.ts';
import { problemsOf } from '#tests/web/problems.ts';
import { KEPT, POSTED, pledgesOf, queueOn, said } from '#tests/web/queue-journeys.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

interface Sailing {
  flavour: Flavour;
  viewport: typeof PHONE | typeof DESKTOP;
}

/** Announces, delays and lands without a network, and posts at the dock. */
export async function landFromSea({ flavour, viewport }: Sailing): Promise<void> {
  const ruth = await cloud.createUser({ name: 'Ruth Alder', fisherman: 'Ruth Alder' });
  const { page, context } = await visit({
    ...{ as: ruth, flavour, viewport, at: '/landings/new' },
    expectedErrors: [/Failed to load resource/],
  });
  await page.getByLabel('Harbor', { exact: true }).waitFor();
  // The code of the next screens.
  await page.waitForLoadState('networkidle');
  expect(await problemsOf(page)).toEqual([]);
  await context.setOffline(true);
  await announce(page);
  await said(page, KEPT);
  const keys = keyboardOf(page);
  const queue = queueOn(page);
  await queue.cards.first().waitFor();
  expect(await queue.cards.first().innerText()).toMatch(/Landing at .?Custom House Wharf[\s\S]*Haddock/);
  for (const step of ['30 minutes later', 'We’re on the way in', 'We’ve landed']) {
    const tap = step === '30 minutes later' ? '+30 min' : step;
    await keys.press(queue.button(`${tap}: Custom House Wharf`));
    await page.getByText(`“${step}” waits for a connection`).waitFor();
  }
  expect(await problemsOf(page)).toEqual([]);
  expect(await ownLandings(ruth)).toEqual([]);

  await context.setOffline(false);
  await expect
    .poll(async () => (await ownLandings(ruth)).map(({ state }) => state), { timeout: 30_000 })
    .toEqual(['landed']);
  await page.getByRole('heading', { name: 'My landings' }).waitFor();
  await postForSale(page);
  await cloud.settled();
  await page.reload();
  await page.getByText('Posted for sale').waitFor();
  for (const site of FLAVOURS) await seenByBuyer(site);
  await pledgeTheRest(page);
  await expect
    .poll(async () => (await pledgesOf(cloud, ruth)).map(({ species }) => species))
    .toEqual(['haddock']);
}

async function announce(page: Page): Promise<void> {
  const keys = keyboardOf(page);
  await keys.type(page.getByLabel('Harbor', { exact: true }), 'Custom House Wharf');
  await keys.type(page.getByLabel('Town or ZIP code'), 'Portland, ME');
  await keys.choose(page.getByLabel('Species'), 'Haddock');
  await keys.type(page.getByLabel('About how much'), '40 lb');
  await keys.type(page.getByLabel('Dollars'), '6.50');
  // The form offers the next full hour. Late in the evening it is tomorrow’s, which “Landing today” does not list.
  const hour = await page.evaluate(() => new Date().getHours());
  const time = (hours: number) => `${String(hours % 24).padStart(2, '0')}:00`;
  await keys.choose(page.getByLabel('Day', { exact: true }), 'Today');
  await page.getByLabel('From', { exact: true }).fill(time(hour));
  await page.getByLabel('Until', { exact: true }).fill(time(hour + 2));
  await keys.press(button(page, 'Announce landing'));
}

const ownLandings = async ({ accessToken: token }: TestUser) =>
  (await cloud.call(listMyLandings, { token })).body.items;

async function postForSale(page: Page): Promise<void> {
  const keys = keyboardOf(page);
  await keys.press(page.getByRole('link', { name: 'Post for sale: Haddock' }));
  await keys.press(page.getByRole('radio', { name: 'Whole' }), 'Space');
  await keys.press(button(page, 'Next'));
  expect(await page.getByLabel('Quantity', { exact: true }).inputValue()).toBe('40 lb');
  expect(await page.getByLabel('Price', { exact: true }).inputValue()).toBe('6.50');
  await page.getByLabel('Date caught').fill(hoursAgo(2));
  await keys.press(button(page, 'Create Listing'));
  await said(page, POSTED);
}

async function seenByBuyer(flavour: Flavour): Promise<void> {
  for (const viewport of [PHONE, DESKTOP]) {
    const { page } = await visit({ at: '/', flavour, viewport });
    const today = page.getByRole('region', { name: 'Landing today' });
    await today.getByText('Landed').first().waitFor();
    expect(await problemsOf(page, 'main')).toEqual([]);
    await page.goto(`${cloud.origin(flavour)}/landings`);
    await page
      .getByRole('link', { name: /^Haddock/ })
      .first()
      .click();
    await page.getByRole('heading', { name: /Landing at .?Custom House Wharf/ }).waitFor();
    await page.getByRole('region', { name: 'Posts from this landing' }).getByText('40 lb left').waitFor();
    expect(await problemsOf(page, 'main')).toEqual([]);
  }
}

async function pledgeTheRest(page: Page): Promise<void> {
  const keys = keyboardOf(page);
  await keys.press(button(page, 'End landing: Custom House Wharf'));
  await said(page, 'The landing is over');
  await keys.press(page.getByRole('link', { name: 'Pledge the rest: Haddock' }));
  await keys.press(page.getByRole('radio', { name: 'Whole' }), 'Space');
  await keys.press(button(page, 'Next'));
  await keys.type(page.getByLabel('Meals', { exact: true }), '12');
  await page.getByLabel('Catch date').fill(hoursAgo(2));
  await keys.press(button(page, 'Post Pledge'));
}
