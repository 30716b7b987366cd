import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DESKTOP } from '#tests/support/browser/browser.ts';
import { cloud, it, useOwnCloud, visit } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge } from '#tests/support/builders.ts';
import {
  cards,
  openFilters,
  paramsOf,
  pathOf,
  settle,
  titles,
  toolbar,
} from '#tests/web/marketplace-journeys.ts';
import { problemsOf } from '#tests/web/problems.ts';

useOwnCloud();

const PORTLAND = { latitude: 43.6615, longitude: -70.2553 };
const KEY_WEST = { latitude: 24.5557, longitude: -81.7826 };
const DENVER = { latitude: 39.7392, longitude: -104.9903 };

it.beforeAll(async () => {
  const ruth = await cloud.createUser();
  await postCatch(cloud, ruth, { species: 'cod', location: 'Portland, ME' });
  await postCatch(cloud, ruth, { species: 'haddock', location: 'Biddeford, ME' });
  await postCatch(cloud, ruth, { species: 'bass', location: 'Behind the old cannery' });
  await postCatch(cloud, ruth, { species: 'snapper', location: 'Key West, FL' });
  await postPledge(cloud, ruth, { species: 'lobster', location: 'Portland, ME' });
  // Near some point of Portland's cell but 47 miles from Portland itself, and more than one response contains.
  for (let index = 0; index < 61; index += 1)
    await postCatch(cloud, ruth, { species: 'mackerel', location: 'Portsmouth, NH' });
  await cloud.settled();
});

type Position = typeof PORTLAND;

/** A person at a place whose phone knows it. */
const somebodyAt = (geolocation: Position, options: Parameters<typeof visit>[0] = {}) =>
  visit({ geolocation, permissions: ['geolocation'], ...options });

async function open(page: Page, query = '', flavour: 'consumer' | 'community' = 'consumer'): Promise<void> {
  await page.goto(`${cloud.origin(flavour)}/marketplace${query}`);
  await settle(page);
}

const turnOn = (page: Page) => toolbar(page, 'Near Me').click();
const isOn = (page: Page) => toolbar(page, 'Clear Near Me').waitFor();
const placeField = (page: Page) => page.getByLabel('ZIP code or town');

/** Makes the page's geolocation fail as a browser's can, and records its options. */
const failing = (code: 1 | 2 | 3) => `
  Object.defineProperty(Navigator.prototype, 'geolocation', {
    value: {
      getCurrentPosition(found, fail, options) {
        window.askedFor = options;
        fail({ code: ${code}, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
      },
    },
  });`;

describe('Near Me', () => {
  it('lists posts within 35 miles, newest first with their distance, and can be cleared', async () => {
    const { page } = await somebodyAt(PORTLAND);
    await open(page);
    const map = await toolbar(page, 'Map').boundingBox();
    await turnOn(page);
    await page.getByText('Location enabled').waitFor();
    await page.getByText('Showing catches within 35 miles of your location.').waitFor();
    await isOn(page);
    expect(await toolbar(page, 'Map').boundingBox()).toEqual(map);
    await page.getByText('2 catches within 35 miles of your location').waitFor();
    expect(await titles(page)).toEqual(['Haddock', 'Cod']);
    const miles = (await cards(page).allInnerTexts()).map((text) =>
      Number(/(\d+(?:\.\d)?) mi\b/.exec(text)?.[1]),
    );
    expect(miles[0]).toBeGreaterThan(10);
    expect(miles[0]).toBeLessThan(20);
    expect(miles[1]).toBeLessThan(5);
    await toolbar(page, 'Clear Near Me').click();
    await toolbar(page, 'Near Me').waitFor();
    await expect.poll(() => titles(page)).toContain('Mackerel');
    expect(paramsOf(page)).toEqual({});
  });

  it('does not reveal the position in the address or in any request', async () => {
    const { page } = await somebodyAt(PORTLAND);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
    await open(page);
    await turnOn(page);
    await isOn(page);
    await expect.poll(() => titles(page)).toEqual(['Haddock', 'Cod']);
    expect(paramsOf(page)).toEqual({ near: 'me' });
    expect(requests.filter((text) => text.includes('cell=')).length).toBeGreaterThan(0);
    expect(requests.filter((text) => /43\.\d|70\.2/.test(text))).toEqual([]);
    const kept = await page.evaluate<string>(
      'JSON.stringify([{...localStorage}, {...sessionStorage}, history.state])',
    );
    expect(kept).not.toMatch(/43\.\d|70\.2/);
  });

  it('is still on after a reload, and after opening a post and going back', async () => {
    const { page } = await somebodyAt(PORTLAND);
    await open(page);
    await turnOn(page);
    await expect.poll(() => titles(page)).toEqual(['Haddock', 'Cod']);
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(['Haddock', 'Cod']);
    await isOn(page);
    await page
      .getByRole('group', { name: 'What to show' })
      .getByRole('button', { name: 'Community Pledges' })
      .click();
    await expect.poll(() => titles(page)).toEqual(['Lobster']);
    await cards(page).getByRole('link').first().click();
    await expect.poll(() => pathOf(page)).toMatch(/^\/pledge\//);
    await page.goBack();
    await expect.poll(() => titles(page)).toEqual(['Lobster']);
  });

  it('searches the new place of a person who has moved', async () => {
    const { page, context } = await somebodyAt(PORTLAND);
    await open(page);
    await turnOn(page);
    await expect.poll(() => titles(page)).toEqual(['Haddock', 'Cod']);
    await context.setGeolocation(KEY_WEST);
    // A page may use its position for five minutes; another page requests it again.
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(['Snapper']);
  });

  it('says that nothing is near, and offers the nearest posts by distance', async () => {
    const guest = await somebodyAt(DENVER);
    await open(guest.page);
    await turnOn(guest.page);
    await guest.page.getByText('No marketplace catches found within 35 miles of your location').waitFor();
    await guest.page.getByText('The closest catches, all more than 35 miles away.').waitFor();
    expect(await titles(guest.page)).toEqual([
      'Snapper',
      'Mackerel',
      'Mackerel',
      'Mackerel',
      'Mackerel',
      'Mackerel',
    ]);
    expect(await cards(guest.page).first().innerText()).toMatch(/17\d\d(\.\d)? mi/);
  });

  it('says near which typed place nothing was found', async () => {
    const { page } = await visit();
    await open(page, '?near=80202');
    await page.getByText('No marketplace catches found within 35 miles of 80202 (Denver, CO)').waitFor();
    await open(page, '?near=80202&view=pledges');
    await page.getByText('No pledges found within 35 miles of 80202 (Denver, CO)').waitFor();
  });

  it('can be combined with filters', async () => {
    const guest = await somebodyAt(PORTLAND);
    await open(guest.page, '?species=cod');
    await turnOn(guest.page);
    await guest.page.getByText('1 catch within 35 miles of your location').waitFor();
    expect(paramsOf(guest.page)).toEqual({ species: 'cod', near: 'me' });
  });

  it('keeps choices made while the browser is still locating', async () => {
    const { page } = await visit();
    await page.addInitScript(`
      Object.defineProperty(Navigator.prototype, 'geolocation', {
        value: { getCurrentPosition(found) { window.answer = found; } },
      });`);
    await open(page);
    await turnOn(page);
    await page.getByText('Finding your location...').waitFor();
    await openFilters(page);
    await page.getByLabel('Species').selectOption({ label: 'Cod' });
    await expect.poll(() => paramsOf(page)).toEqual({ species: 'cod' });
    await page.evaluate(`answer({ coords: ${JSON.stringify(PORTLAND)} })`);
    await page.getByText('1 catch within 35 miles of your location').waitFor();
    expect(paramsOf(page)).toEqual({ species: 'cod', near: 'me' });
  });

  it('is also on the community site for pledges', async () => {
    const guest = await somebodyAt(PORTLAND);
    await open(guest.page, '', 'community');
    await turnOn(guest.page);
    await guest.page.getByText('1 pledge within 35 miles of your location').waitFor();
  });
});

describe('a browser that does not share the position', () => {
  it('is denied permission: it shows the specified message, and a place can be typed instead', async () => {
    const { page } = await visit({ permissions: [] });
    await open(page);
    await turnOn(page);
    await page.getByText('Location access denied').first().waitFor();
    await page.getByText("Please enable location access to use the 'Near Me' filter.").first().waitFor();
    await toolbar(page, 'Near Me').waitFor();
    expect(paramsOf(page)).toEqual({});
    // Once the toast has faded in.
    await expect.poll(() => problemsOf(page)).toEqual([]);

    await placeField(page).fill('123');
    await page.keyboard.press('Enter');
    await page.getByText('Invalid ZIP code format').waitFor();
    await placeField(page).fill('04101');
    await page.keyboard.press('Enter');
    await page.getByText('2 catches within 35 miles of 04101 (Portland, ME)').waitFor();
    expect(paramsOf(page)).toEqual({ near: '04101' });
    await page.reload();
    await page.getByText('2 catches within 35 miles of 04101 (Portland, ME)').waitFor();
  });

  it('takes too long: it stops after the specified ten seconds, and accepts a position of at most five minutes', async () => {
    const { page } = await visit({ viewport: DESKTOP });
    await page.addInitScript(failing(3));
    await open(page);
    await turnOn(page);
    await page.getByText('Finding your location took too long').first().waitFor();
    expect(await page.evaluate('askedFor')).toEqual({
      enableHighAccuracy: true,
      timeout: 10_000,
      maximumAge: 300_000,
    });
    await placeField(page).fill('Key West, FL');
    await page.getByRole('button', { name: 'Show what is near' }).click();
    await page.getByText('1 catch within 35 miles of Key West, FL').waitFor();
    expect(paramsOf(page)).toEqual({ near: 'Key West, FL' });
  });

  it('cannot find it', async () => {
    const { page } = await visit();
    await page.addInitScript('delete Navigator.prototype.geolocation');
    await open(page);
    await turnOn(page);
    await page.getByText('Geolocation is not supported by this browser.').first().waitFor();
    await placeField(page).waitFor();
  });

  it('is asked again on request', async () => {
    const { page, context } = await visit();
    await open(page);
    await turnOn(page);
    await page.getByText('Location access denied').first().waitFor();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(PORTLAND);
    await page.getByRole('button', { name: 'Use my location' }).click();
    await isOn(page);
    await expect.poll(() => titles(page)).toEqual(['Haddock', 'Cod']);
  });
});

describe('an address with a place', () => {
  it('does not request the position of a person who only opened it with near=me', async () => {
    const { page } = await visit();
    await page.addInitScript(`
      const { getCurrentPosition } = Geolocation.prototype;
      Geolocation.prototype.getCurrentPosition = function (...given) {
        window.wasAsked = true;
        getCurrentPosition.apply(this, given);
      };`);
    await open(page, '?near=me');
    await page.getByText('Where do you want to look?').waitFor();
    await expect.poll(() => titles(page)).toContain('Mackerel');
    expect(await page.evaluate('window.wasAsked')).toBeUndefined();
  });

  it('says that an unknown place was not found, and lists everything', async () => {
    const guest = await visit({ expectedErrors: [/404/] });
    await open(guest.page, '?near=Atlantis');
    await guest.page.getByText('We could not find “Atlantis”.').waitFor();
    await expect.poll(() => titles(guest.page)).toContain('Mackerel');
  });
});
