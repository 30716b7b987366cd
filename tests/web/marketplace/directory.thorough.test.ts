import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Flavour } from '#shared/flavours.ts';
import { setPhoto } from '#shared/profiles/endpoints.ts';
import { DESKTOP, PHONE } from '#tests/support/browser/browser.ts';
import { cloud, it, useOwnCloud, visit } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge, upload } from '#tests/support/builders.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { signUpFisherman } from '#tests/support/fishermen.ts';
import { problemsOf } from '#tests/web/problems.ts';

useOwnCloud();

let ruth: TestUser;
let omar: TestUser;

it.beforeAll(async () => {
  // Portland, Maine, with pledges and a photo; Kennebunk, 22 miles away; Key West.
  ruth = await signUpFisherman(cloud, { bio: 'Lobster from May to December.' });
  omar = await signUpFisherman(cloud, { name: 'Omar Finn', zipcode: '04043' });
  await signUpFisherman(cloud, { name: 'Inez Marsh', zipcode: '33040' });
  const { uploadId } = await upload(cloud, ruth, { kind: 'profile' });
  await cloud.call(setPhoto, { token: ruth.accessToken, body: { uploadId } });
  await Promise.all([
    postPledge(cloud, ruth),
    postPledge(cloud, ruth),
    postCatch(cloud, ruth),
    postCatch(cloud, omar),
  ]);
  await cloud.settled();
});

const LOOKS = [
  ['consumer', PHONE],
  ['community', DESKTOP],
] as const;

const cardOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Fishermen' }).getByRole('listitem').filter({ hasText: name });
const names = (page: Page) =>
  page.getByRole('list', { name: 'Fishermen' }).getByRole('heading', { level: 2 }).allTextContents();

async function openDirectory(page: Page, flavour: Flavour = 'consumer', query = ''): Promise<void> {
  await page.goto(`${cloud.origin(flavour)}/fishermen${query}`);
  await page.getByRole('list', { name: 'Fishermen' }).getByRole('listitem').first().waitFor();
}

/** The position of a browser in Saco, between Portland and Kennebunk. */
const SACO = { latitude: 43.50087, longitude: -70.44283 };

describe.each(LOOKS)('the directory on the %s site at %o', (flavour, viewport) => {
  it('has its title, and a card for every matching fisherman', async () => {
    const { page } = await visit({ viewport });
    await openDirectory(page, flavour);
    const title = flavour === 'community' ? 'Community Fishermen' : 'Local Fishermen';
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    expect(await names(page)).toEqual(
      flavour === 'community' ? ['Ruth Alder'] : ['Inez Marsh', 'Omar Finn', 'Ruth Alder'],
    );
    const card = cardOf(page, 'Ruth Alder');
    for (const words of ['Portland, ME', 'No ratings yet', '2 pledges', 'Lobster from May to December.']) {
      await card.getByText(words).waitFor();
    }
    expect(await card.locator('img').count()).toBe(1);
    const links = await card.getByRole('link').allTextContents();
    expect(links).toEqual(['Profile', 'Catches', 'View Pledges (2)']);
    await card.getByRole('button', { name: 'Contact Fisherman' }).waitFor();
  });

  it('shows nearby fishermen to a visitor who shares the position, without sending the exact place to the server', async () => {
    const { page } = await visit({ viewport, permissions: ['geolocation'], geolocation: SACO });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
    await openDirectory(page, flavour);
    await page.getByRole('button', { name: 'Use my location' }).click();
    await page.getByText('Location enabled').waitFor();
    await page.getByText('Within 35 miles of your location', { exact: true }).waitFor();
    const near = flavour === 'community' ? ['Ruth Alder'] : ['Omar Finn', 'Ruth Alder'];
    await expect.poll(() => names(page)).toEqual(near);
    await cardOf(page, 'Ruth Alder')
      .getByText(/^\d+(\.\d)? miles$/)
      .waitFor();
    expect(new URL(page.url()).search).toBe('?near=me');
    expect(asked.some((url) => url.includes('cell='))).toBe(true);
    expect(asked.filter((each) => /43\.5|70\.4/.test(each))).toEqual([]);
    await page.getByRole('button', { name: 'Clear location' }).click();
    await expect.poll(() => names(page).then(({ length }) => length)).toBe(flavour === 'community' ? 1 : 3);
    expect(new URL(page.url()).search).toBe('');
  });
});

describe('the place of the search', () => {
  it('can be a ZIP code or a town if the browser may not share the position, and survives a reload', async () => {
    const { page } = await visit({ permissions: [] });
    const lookUps: (string | null)[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/places') lookUps.push(searchParams.get('q'));
    });
    await openDirectory(page);
    await page.evaluate(
      'navigator.geolocation.getCurrentPosition = (_, fail) => fail({ code: 1, PERMISSION_DENIED: 1, TIMEOUT: 3 })',
    );
    await page.getByRole('button', { name: 'Use my location' }).click();
    await page.getByText('Location access denied').first().waitFor();
    await page.getByText("Please enable location access to use the 'Near Me' filter.").first().waitFor();
    await page.getByLabel('ZIP code or town').fill('04072-1234');
    await page.getByRole('button', { name: 'Show nearby' }).click();
    await page.getByText('Within 35 miles of 04072 (Saco, ME)').waitFor();
    await expect.poll(() => names(page)).toEqual(['Omar Finn', 'Ruth Alder']);
    await page.reload();
    await page.getByText('Within 35 miles of 04072 (Saco, ME)').waitFor();
    await page.getByLabel('ZIP code or town').fill('Key West, FL');
    await page.getByRole('button', { name: 'Show nearby' }).click();
    await expect.poll(() => names(page)).toEqual(['Inez Marsh']);
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(['Omar Finn', 'Ruth Alder']);
    // A known place isn't looked up again.
    expect(lookUps.at(-1)).toBe('Key West, FL');
  });

  it('is refused if it is not a ZIP code, with the specified message', async () => {
    const { page } = await visit();
    await openDirectory(page);
    await page.getByLabel('ZIP code or town').fill('0410');
    const button = page.getByRole('button', { name: 'Show nearby' });
    const before = await button.boundingBox();
    await button.click();
    await page.getByText('Invalid ZIP code format').waitFor();
    expect(await button.boundingBox()).toEqual(before);
    expect(await names(page)).toHaveLength(3);
  });

  it('stays as typed if it is unknown, and Portland is searched instead', async () => {
    const { page } = await visit({ expectedErrors: [/404/] });
    await openDirectory(page);
    await page.getByLabel('ZIP code or town').fill('00000');
    await page.getByRole('button', { name: 'Show nearby' }).click();
    await page.getByText('we do not know where “00000” is').waitFor();
    await expect.poll(() => names(page)).toEqual(['Ruth Alder', 'Omar Finn']);
    expect(new URL(page.url()).search).toBe('?near=00000');
  });
});

describe('the filters of the directory', () => {
  it('are in the address, apply at once, and are there again after going back from a profile', async () => {
    const { page } = await visit();
    await openDirectory(page);
    await page.getByLabel('Name', { exact: true }).fill('fin');
    await expect.poll(() => names(page)).toEqual(['Omar Finn']);
    expect(new URL(page.url()).search).toBe('?q=fin');
    await cardOf(page, 'Omar Finn').getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('heading', { name: 'Omar Finn', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Back to Fishermen' }).click();
    await expect.poll(() => names(page)).toEqual(['Omar Finn']);
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('fin');
    await page.getByLabel('Only Pro fishermen').check();
    await page.getByText('No fishermen match your search').waitFor();
    expect(new URL(page.url()).search).toBe('?q=fin&pro=true');
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect.poll(() => names(page).then(({ length }) => length)).toBe(3);
  });
});

describe('an empty directory', () => {
  it.each([
    ['consumer', '', 'No fishermen available'],
    ['community', '', 'No fishermen have posted pledges yet'],
    ['consumer', '?near=97103', 'No fishermen found within 35 miles of your location'],
    ['community', '?near=33040', 'No fishermen found within 35 miles of your location'],
  ] as const)('on the %s site with %j has the message: %s', async (flavour, query, words) => {
    const { page } = await visit({ isShell: query === '' });
    if (query === '') {
      await page.route('**/api/fishermen*', (route) => route.fulfill({ json: { items: [] } }));
    }
    await page.goto(`${cloud.origin(flavour)}/fishermen${query}`);
    await page.getByRole('main').getByText(words, { exact: true }).waitFor();
  });
});

describe('a directory that cannot be loaded', () => {
  it('shows the reason, and can be retried', async () => {
    const { page } = await visit({ expectedErrors: [/Failed to load resource/], isShell: true });
    const error = { code: 'internal', message: 'The table is on fire.', requestId: 'r' };
    await page.route('**/api/fishermen*', (route) => route.fulfill({ status: 500, json: { error } }));
    await page.goto(`${cloud.origin('community')}/fishermen`);
    await page.getByText('Database error: The table is on fire.', { exact: true }).waitFor();
    await page.getByText('Debug information').click();
    await page.getByText('internal (500): The table is on fire.').waitFor();
    await page.unroute('**/api/fishermen*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await cardOf(page, 'Ruth Alder').waitFor();
  });

  it('shows that there is no connection', async () => {
    const guest = await visit({ expectedErrors: [/Failed to load resource/], isShell: true });
    await guest.page.route('**/api/fishermen*', (route) => route.abort());
    await guest.page.goto(`${cloud.origin()}/fishermen`);
    await guest.page.getByText('No connection. Check your network and try again.', { exact: true }).waitFor();
  });
});

describe('debug information', () => {
  it('is shown on the community site of a stage that is not production, without names', async () => {
    const { page } = await visit();
    await openDirectory(page, 'community', '?near=04101');
    await page.getByText('Debug information').click();
    const panel = page.getByRole('group').filter({ hasText: 'Debug information' });
    const text = (await panel.textContent()) ?? '';
    for (const words of ['community', 'local', 'a ZIP code or town', 'none']) expect(text).toContain(words);
    expect(text).not.toMatch(/04101|Ruth|43\./);
    await openDirectory(page, 'consumer');
    expect(await page.getByText('Debug information').count()).toBe(0);
  });

  it('is not shown in production', async () => {
    const { page } = await visit();
    const config: object = JSON.parse(await (await cloud.request('/config.json')).text());
    await page.route('**/config.json', (route) => route.fulfill({ json: { ...config, stage: 'prod' } }));
    const read = page.waitForResponse('**/config.json');
    await openDirectory(page, 'community');
    await read;
    expect(await page.getByText('Debug information').count()).toBe(0);
  });
});

describe('the profile of a fisherman', () => {
  it('is one step from the directory, with the person, their history and their current posts', async () => {
    const { page } = await visit();
    await openDirectory(page);
    await cardOf(page, 'Ruth Alder').getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('heading', { name: 'Ruth Alder', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/fisherman/${ruth.userId}`);
    const main = page.getByRole('main');
    for (const words of ['Portland, ME', 'Lobster from May to December.', 'No ratings yet']) {
      await main.getByText(words).first().waitFor();
    }
    expect(await main.getByText('Pro benefits').count()).toBe(0);
    await main.getByText('Fisherman', { exact: true }).waitFor();
    const figures = await main.locator('dl').first().innerText();
    for (const figure of [/Catch posted\s+1\b/, /Meals pledged\s+48\b/, /Pledges\s+2\b/]) {
      expect(figures).toMatch(figure);
    }
    await page.getByRole('list', { name: 'Newest catches' }).getByRole('link', { name: 'Cod' }).waitFor();
    expect(await page.getByRole('list', { name: 'Newest pledges' }).getByRole('listitem').count()).toBe(2);
    expect(await page.getByRole('link', { name: 'Back to Marketplace' }).count()).toBe(0);
    await main.getByRole('link', { name: 'See the catches' }).click();
    await page.waitForURL(`**/marketplace?view=marketplace&fisherman=${ruth.userId}`);
    await page.getByRole('listitem').getByRole('link', { name: 'Cod' }).waitFor();
  });

  it('has a second way back if it was opened from the marketplace', async () => {
    const { page } = await visit({ viewport: DESKTOP, at: `/fisherman/${omar.userId}?from=marketplace` });
    await page.getByRole('link', { name: 'Back to Fishermen' }).waitFor();
    await page.getByRole('link', { name: 'Back to Marketplace' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/marketplace');
  });

  it('lets signed-in people send a message, like the directory', async () => {
    const { page } = await visit({ as: omar });
    await openDirectory(page);
    await cardOf(page, 'Ruth Alder').getByRole('button', { name: 'Contact Fisherman' }).click();
    const dialog = page.getByRole('dialog', { name: 'Message to Ruth Alder' });
    await dialog.getByLabel('Subject').fill('Haddock');
    await dialog.getByLabel('Message').fill('Is there more next week?');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Message sent successfully').waitFor();
    await page.goto(`${cloud.origin()}/fisherman/${ruth.userId}`);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await dialog.waitFor();
  });

  it.each(['00000000-0000-4000-8000-000000000000', 'nobody'])('is not found for %s', async (id) => {
    const { page } = await visit({ expectedErrors: [/404/], at: `/fisherman/${id}` });
    await page.getByRole('heading', { name: 'Fisherman profile not found' }).waitFor();
    await page.getByText(`Looking for ID: ${id}`).waitFor();
  });
});

describe('links to the directory', () => {
  it('are in the footer, the menu of a phone and the home page', async () => {
    const { page } = await visit({ at: '/' });
    await page
      .getByRole('navigation', { name: 'Quick Links' })
      .getByRole('link', { name: 'Fishermen' })
      .waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Fishermen' }).click();
    await page.getByRole('heading', { name: 'Local Fishermen' }).waitFor();
  });
});

it.each(['light', 'dark'] as const)('both pages are accessible, %s', async (colorScheme) => {
  for (const [flavour, viewport] of LOOKS) {
    const guest = await visit({ viewport, colorScheme });
    for (const path of ['/fishermen?near=04101', `/fisherman/${ruth.userId}?from=marketplace`]) {
      await guest.page.goto(cloud.origin(flavour) + path);
      await guest.page.getByText('Ruth Alder').first().waitFor();
      await expect.poll(() => guest.page.getByRole('status', { name: 'Loading' }).count()).toBe(0);
      expect(await problemsOf(guest.page)).toEqual([]);
    }
    await guest.end();
  }
});
