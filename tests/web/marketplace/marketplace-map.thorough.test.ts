import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DESKTOP, PHONE } from '#tests/support/browser/browser.ts';
import { cloud, it, useOwnCloud, visit } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge } from '#tests/support/builders.ts';
import { hasFocus } from '#tests/web/auth-journeys.ts';
import { cards, paramsOf, pathOf, settle, titles, toolbar } from '#tests/web/marketplace-journeys.ts';
import { problemsOf } from '#tests/web/problems.ts';

useOwnCloud();

it.beforeAll(async () => {
  const ruth = await cloud.createUser();
  for (const species of ['cod', 'haddock', 'bass'] as const)
    await postCatch(cloud, ruth, { species, location: 'Portland, ME' });
  await postCatch(cloud, ruth, { species: 'snapper', location: 'Key West, FL' });
  await postCatch(cloud, ruth, { species: 'tuna', location: 'Behind the old cannery' });
  await postPledge(cloud, ruth, { species: 'lobster', location: 'Gloucester, MA' });
});

const map = (page: Page) => page.getByRole('region', { name: /^Map/ });
const marker = (page: Page, name: string) => map(page).getByRole('button', { name, exact: true });

async function open(page: Page, query = '', flavour: 'consumer' | 'community' = 'consumer'): Promise<void> {
  await page.goto(`${cloud.origin(flavour)}/marketplace?show=map${query}`);
  // The community site asks before the marketplace opens.
  if (flavour === 'community' && query !== '') await page.getByRole('button', { name: 'OK' }).click();
  await settle(page);
  await map(page).waitFor();
}

describe('the map of posts', () => {
  it('is one button away from the list, and back', async () => {
    const { page } = await visit({ at: '/marketplace' });
    await settle(page);
    await toolbar(page, 'Map').click();
    await map(page).waitFor();
    expect(paramsOf(page)).toEqual({ show: 'map' });
    expect(await cards(page).count()).toBe(0);
    await toolbar(page, 'List').click();
    await expect.poll(() => titles(page)).toContain('Tuna');
  });

  it('groups posts at one spot, names single ones, and says which it cannot show', async () => {
    const { page } = await visit();
    await open(page);
    await marker(page, '3 catches, Portland, ME').waitFor();
    await marker(page, 'Snapper, Key West, FL').waitFor();
    await page.getByText('1 catch is only in the list: the map does not know its place.').waitFor();
  });

  it('shows land under its markers if no tiles are set', async () => {
    const { page } = await visit();
    await open(page);
    await expect
      .poll(async () => (await page.locator('.map-land').boundingBox())?.height)
      .toBeGreaterThan(100);
  });

  it('shows town names, except near markers with names', async () => {
    const { page } = await visit();
    await open(page, '&near=04101');
    await page.locator('.map-town', { hasText: 'Biddeford' }).waitFor({ state: 'attached' });
    expect(await page.locator('.map-town', { hasText: 'Portland' }).count()).toBe(0);
  });

  it('can be used by keyboard: markers can be focused, opened and closed', async () => {
    const { page } = await visit({ viewport: DESKTOP });
    await open(page);
    const portland = marker(page, '3 catches, Portland, ME');
    await portland.waitFor();
    await toolbar(page, 'List').focus();
    const names: (string | null)[] = [];
    for (let press = 0; press < 5; press += 1) {
      await page.keyboard.press('Tab');
      names.push(await page.locator(':focus').getAttribute('aria-label'));
    }
    expect(names).toEqual([
      'Map: Marketplace catches',
      'Snapper, Key West, FL',
      '3 catches, Portland, ME',
      'Zoom in',
      'Zoom out',
    ]);

    await portland.focus();
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { name: '3 catches in Portland, ME' });
    await expect.poll(() => hasFocus(heading)).toBe(true);
    expect(await titles(page)).toEqual(['Bass', 'Haddock', 'Cod']);
    expect(await portland.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Escape');
    await heading.waitFor({ state: 'detached' });
    expect(await hasFocus(portland)).toBe(true);
    await page.keyboard.press('Space');
    await heading.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Bass' }).waitFor();
    expect(pathOf(page)).toMatch(/^\/catch\//);
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // The map was there all the time.
    await heading.waitFor();
  });

  it('shows one marker for spots that are too close, which zooms into them when pressed', async () => {
    const ruth = await cloud.createUser();
    await postPledge(cloud, ruth, { species: 'cod', location: 'Rockport, MA' });
    const { page } = await visit();
    await open(page, '', 'community');
    await marker(page, 'Cod, Rockport, MA').waitFor();
    for (let press = 0; press < 5; press += 1) {
      await map(page).getByRole('button', { name: 'Zoom out' }).click();
      await page.locator('.leaflet-zoom-anim').waitFor({ state: 'detached' });
    }
    await marker(page, '2 pledges, Rockport, MA and another place').click();
    await page.getByRole('heading', { name: '2 pledges in Rockport, MA and another place' }).waitFor();
    expect(await titles(page)).toEqual(['Cod', 'Lobster']);
    await marker(page, 'Cod, Rockport, MA').waitFor();
    await marker(page, 'Lobster, Gloucester, MA').waitFor();
  });

  it('shows the circle of Near Me and the posts in it', async () => {
    const { page } = await visit({
      geolocation: { latitude: 43.6615, longitude: -70.2553 },
      permissions: ['geolocation'],
    });
    await open(page);
    await toolbar(page, 'Near Me').click();
    await page.getByText('3 catches within 35 miles of your location').waitFor();
    await marker(page, '3 catches, Portland, ME').waitFor();
    expect(await marker(page, 'Snapper, Key West, FL').count()).toBe(0);
    await map(page).getByText('You', { exact: true }).waitFor();
  });

  it('requests no tiles if none are set, and shows its scale', async () => {
    const { page } = await visit();
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await open(page);
    await marker(page, 'Snapper, Key West, FL').waitFor();
    await map(page)
      .getByText(/^\d+ mi$/)
      .waitFor();
    await map(page)
      .getByText(/^\d+(\.\d+)?° N$/)
      .first()
      .waitFor({ state: 'attached' });
    expect([...hosts]).toEqual([new URL(cloud.origin()).host]);
    expect(await map(page).locator('img').count()).toBe(0);
  });

  it('shows the tiles from the settings with their attribution', async () => {
    const { page } = await visit();
    const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    const asked: string[] = [];
    await page.route('**/config.json', async (route) => {
      const response = await route.fetch();
      const mapTiles = { url: '/tiles/{z}/{x}/{y}.png', attribution: 'Chart by Somebody' };
      await route.fulfill({ response, json: { ...(await response.json()), mapTiles } });
    });
    await page.route('**/tiles/**', async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      await route.fulfill({ contentType: 'image/gif', body: pixel });
    });
    await open(page);
    await map(page).getByText('Chart by Somebody').waitFor();
    await map(page).locator('img').first().waitFor();
    expect(asked[0]).toMatch(/^\/tiles\/\d+\/\d+\/\d+\.png$/);
  });
});

describe.each([
  ['consumer', PHONE, 'light'],
  ['community', DESKTOP, 'dark'],
] as const)('the map on the %s site', (flavour, viewport, colorScheme) => {
  it('is accessible, even with an open spot', async () => {
    const { page } = await visit({ viewport, colorScheme });
    await open(page, '&view=marketplace', flavour);
    await marker(page, '3 catches, Portland, ME').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await marker(page, '3 catches, Portland, ME').click();
    await page.getByRole('heading', { name: '3 catches in Portland, ME' }).waitFor();
    await expect.poll(() => titles(page)).toHaveLength(3);
    expect(await problemsOf(page)).toEqual([]);
  });
});
