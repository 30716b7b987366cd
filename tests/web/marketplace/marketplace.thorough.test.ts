import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { listPledges } from '#shared/posts/pledges/endpoints.ts';
import { DESKTOP, PHONE } from '#tests/support/browser/browser.ts';
import { cloud, it, ruth, useOwnCloud, usePeople, visit } from '#tests/support/browser/fixtures.ts';
import { aPledge, aPro, postCatch, postPledge } from '#tests/support/builders.ts';
import { setAttribute } from '#tests/support/cloud/table.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { hasFocus } from '#tests/web/auth-journeys.ts';
import {
  cards,
  openFilters,
  paramsOf,
  pathOf,
  scrollOf,
  settle,
  titles,
  toolbar,
} from '#tests/web/marketplace-journeys.ts';
import { problemsOf } from '#tests/web/problems.ts';

useOwnCloud();
usePeople();

it.beforeAll(async () => {
  await postCatch(cloud, ruth, { species: 'cod', paymentType: 'free', location: 'Kittery, ME' });
  await postCatch(cloud, ruth, { species: 'cod', paymentType: 'voluntary' });
  await postCatch(cloud, ruth, { species: 'haddock', amount: 1234.5, unit: 'per_pound' });
  await postPledge(cloud, ruth, { species: 'lobster', mealsPledged: 40 });
  const claimed = await postPledge(cloud, ruth, { species: 'bass', mealsPledged: 12 });
  // As if an organization had claimed all of it.
  await setAttribute(cloud, { pk: 'PLEDGES', sk: claimed.id }, 'mealsLeft', 0);
  await cloud.settled();
});

const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'What to show' }).getByRole('button', { name });

describe('the two views', () => {
  it('each site starts with its own', async () => {
    const guest = await visit({ at: '/marketplace' });
    await guest.page.getByRole('heading', { name: 'Marketplace', level: 1 }).waitFor();
    expect(await choice(guest.page, 'Marketplace Sales').getAttribute('aria-pressed')).toBe('true');
    await guest.page.goto(`${cloud.origin('community')}/marketplace`);
    await guest.page.getByRole('heading', { name: 'Community pledges', level: 1 }).waitFor();
    expect(await choice(guest.page, 'Community Pledges').getAttribute('aria-pressed')).toBe('true');
  });

  it('on the consumer site switch at once, and back with the back button', async () => {
    const { page } = await visit({ at: '/marketplace' });
    await choice(page, 'Community Pledges').click();
    await page.getByRole('heading', { name: 'Community pledges', level: 1 }).waitFor();
    expect(paramsOf(page)).toEqual({ view: 'pledges' });
    await page.goBack();
    await page.getByRole('heading', { name: 'Marketplace', level: 1 }).waitFor();
  });

  it('on the community site ask before the marketplace opens', async () => {
    const { page } = await visit({ at: '/marketplace', flavour: 'community' });
    await choice(page, 'Marketplace Sales').click();
    const dialog = page.getByRole('dialog', { name: 'Entering Marketplace' });
    await dialog.getByText('public local marketplace').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(paramsOf(page)).toEqual({});
    await choice(page, 'Marketplace Sales').click();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('heading', { name: 'Marketplace', level: 1 }).waitFor();
    expect(paramsOf(page)).toEqual({ view: 'marketplace' });
  });

  it('on the community site ask once in a tab, even for a link to the marketplace', async () => {
    const { page } = await visit();
    const browse = page.getByRole('main').getByRole('link', { name: 'Browse Marketplace' });
    const dialog = page.getByRole('dialog', { name: 'Entering Marketplace' });
    await page.goto(`${cloud.origin('community')}/about`);
    await browse.click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL('**/about');
    await browse.click();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await cards(page).first().waitFor();
    await page.goBack();
    await browse.click();
    await cards(page).first().waitFor();
    expect(await dialog.count()).toBe(0);
  });
});

describe('a page that loads later', () => {
  it('has all its files requested in parallel', async () => {
    const guest = await visit({ at: '/login' });
    await guest.page.getByRole('tab', { name: 'Login' }).waitFor();
    const files = await guest.page.evaluate<string[]>(
      "[...document.querySelectorAll('link[rel=modulepreload]')].map((link) => new URL(link.href).pathname)",
    );
    expect(files).toContainEqual(expect.stringMatching(/^\/assets\/.+\.js$/));
    for (const file of files) expect((await cloud.request(file)).status).toBe(200);
  });
});

describe('the card of a post', () => {
  it('shows the price of a catch in short words', async () => {
    const guest = await visit({ at: '/marketplace' });
    await cards(guest.page).first().waitFor();
    const texts = await cards(guest.page).allInnerTexts();
    expect(texts[0]).toContain('$1,234.50 per pound');
    expect(texts[1]).toContain('PWYC');
    expect(texts[2]).toContain('Free');
  });

  it('has a badge for a professional fisherman', async () => {
    await postCatch(cloud, await aPro(cloud, 'Pia Reyes'), { species: 'scallops' });
    const guest = await visit({ at: '/marketplace?species=scallops' });
    await cards(guest.page).getByText('Pro', { exact: true }).waitFor();
  });
});

describe('the filters of the marketplace', () => {
  it('are in the address, survive a reload and the back button, and can be removed', async () => {
    const { page } = await visit({ at: '/marketplace' });
    await settle(page);
    await openFilters(page);
    await page.getByLabel('Species').selectOption({ label: 'Cod' });
    await page.getByText('2 catches').waitFor();
    await page.getByLabel('Price', { exact: true }).selectOption({ label: 'Free' });
    await page.getByText('1 catch', { exact: true }).waitFor();
    expect(paramsOf(page)).toEqual({ species: 'cod', payment: 'free' });
    expect(await titles(page)).toEqual(['Cod']);

    await page.reload();
    await page.getByText('1 catch', { exact: true }).waitFor();
    await toolbar(page, 'Filters (2)').waitFor();
    await page.goBack();
    await page.getByText('2 catches').waitFor();
    expect(paramsOf(page)).toEqual({ species: 'cod' });
    await page.goForward();
    await page.getByText('1 catch', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Remove the filter Cod' }).click();
    await expect.poll(() => paramsOf(page)).toEqual({ payment: 'free' });
    await openFilters(page);
    await page.getByLabel('Species').selectOption({ label: 'Haddock' });
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect.poll(() => paramsOf(page)).toEqual({});
    await expect.poll(() => titles(page)).toContain('Haddock');
  });

  it('search by words while they are typed', async () => {
    const { page } = await visit({ viewport: DESKTOP, at: '/marketplace' });
    await settle(page);
    await page.getByLabel('Search').fill('kitt');
    await page.getByText('1 catch', { exact: true }).waitFor();
    expect(await cards(page).innerText()).toContain('Kittery, ME');
    expect(paramsOf(page)).toEqual({ q: 'kitt' });
    await page.getByRole('button', { name: 'Remove the filter “kitt”' }).click();
    await expect.poll(() => page.getByLabel('Search').inputValue()).toBe('');
    await expect.poll(() => cards(page).count()).toBeGreaterThan(1);
  });

  it('for pledges include meals left, and no price', async () => {
    const { page } = await visit({ at: '/marketplace', flavour: 'community' });
    await expect.poll(() => titles(page)).toEqual(['Bass', 'Lobster']);
    await openFilters(page);
    expect(await page.getByLabel('Price', { exact: true }).count()).toBe(0);
    await page.getByLabel('Only with meals left to claim').check();
    await expect.poll(() => titles(page)).toEqual(['Lobster']);
    expect(paramsOf(page)).toEqual({ available: 'true' });
  });

  it('with unknown values are ignored', async () => {
    const guest = await visit({ at: '/marketplace?species=unicorn&payment=gold&view=moon' });
    await expect.poll(() => titles(guest.page)).toContain('Haddock');
    await toolbar(guest.page, 'Filters').waitFor();
  });
});

describe('the posts of one fisherman', () => {
  it('are shown without tabs, with the name and a link to all posts', async () => {
    const { page } = await visit({ at: `/marketplace?fisherman=${ruth.userId}` });
    await page.getByText('3 catches from Ruth Alder').waitFor();
    expect(await page.getByRole('group', { name: 'What to show' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Show all fishermen' }).click();
    await page.waitForURL('**/fishermen');
  });

  it('are empty for an unknown fisherman', async () => {
    const { page } = await visit({ expectedErrors: [/422/] });
    await page.goto(`${cloud.origin()}/marketplace?fisherman=bad%20id`);
    await page.getByText('This fisherman has no current marketplace catches available').waitFor();
    await page.getByRole('link', { name: 'See all catches' }).click();
    await cards(page).first().waitFor();
  });

  it.each([
    ['marketplace', 'This fisherman has no current marketplace catches available'],
    ['pledges', 'This fisherman has no current pledges available'],
  ])('have a message if there are no %s', async (view, words) => {
    const nobody = await cloud.createUser();
    const guest = await visit({ at: `/marketplace?view=${view}&fisherman=${nobody.userId}` });
    await guest.page.getByText(words).waitFor();
  });
});

describe('a list of posts', () => {
  it.each([
    ['consumer', 'No catches match your search'],
    ['community', 'No pledges match your search'],
  ] as const)(
    'has one message if it is empty on the %s site, and offers the other list',
    async (flavour, words) => {
      const { page } = await visit();
      await page.goto(`${cloud.origin(flavour)}/marketplace?species=porgie`);
      await page.getByText(words).waitFor();
      await page.getByRole('button', { name: 'Clear all filters' }).click();
      await cards(page).first().waitFor();
    },
  );

  it('that cannot be loaded says so, and shows its retry in progress', async () => {
    const { page } = await visit({ expectedErrors: [/Failed to load resource/], isShell: true });
    const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const answers = held.map(({ promise }) => promise).values();
    const refuse = async (route: Route) => {
      await answers.next().value;
      await route.fulfill({ status: 403, json: {} });
    };
    await page.route('**/api/catches?*', refuse, { times: 2 });
    await page.goto(`${cloud.origin()}/marketplace?species=cod`);
    held[0]?.resolve();
    const failure = page.getByText('Failed to load catches. Please try again.');
    await failure.waitFor();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.press('Enter');
    await page.getByRole('button', { name: 'Loading...' }).waitFor();
    expect(await failure.isVisible()).toBe(true);
    held[1]?.resolve();
    await again.waitFor();
    expect(await hasFocus(again)).toBe(true);
    await again.click();
    await expect.poll(() => titles(page)).toEqual(['Cod', 'Cod']);
  });
});

it('the marketplace works in a browser without storage', async () => {
  const { page } = await visit();
  await page.addInitScript(`
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get() { throw new DOMException('Denied', 'SecurityError'); } });
  `);
  await page.goto(`${cloud.origin()}/marketplace`);
  await cards(page).first().click();
  await page.getByRole('link', { name: 'Sign In' }).first().waitFor();
  await page.goBack();
  await cards(page).first().waitFor();
});

describe('a long list of posts', () => {
  let mina: TestUser;
  it.beforeAll(async () => {
    mina = await cloud.createUser();
    for (let index = 0; index < 60; index += 1)
      await postPledge(cloud, mina, aPledge({ species: 'mackerel', mealsPledged: index + 1 }));
    await cloud.settled();
    const { body } = await cloud.call(listPledges, { query: { fisherman: mina.userId } });
    expect(body.nextCursor).toBeDefined();
  });
  const open = (page: Page) =>
    page.goto(`${cloud.origin()}/marketplace?view=pledges&fisherman=${mina.userId}`);

  it('loads more when asked, and focuses the first new post', async () => {
    const { page } = await visit();
    await open(page);
    await page.getByText('The newest 24 pledges from Ruth Alder').waitFor();
    const more = page.getByRole('button', { name: 'Show more' });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => cards(page).count()).toBe(48);
    await expect.poll(() => hasFocus(cards(page).nth(24).locator('h2 a'))).toBe(true);
    await more.click();
    await page.getByText('60 pledges from Ruth Alder', { exact: true }).waitFor();
    await more.waitFor({ state: 'detached' });
  });

  it('is restored with its scroll position after going back from a post', async () => {
    const { page } = await visit({ viewport: PHONE });
    await open(page);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => cards(page).count()).toBe(48);
    const last = cards(page).nth(40).getByRole('link');
    // Scrolls in the same way as a click.
    await last.hover();
    const place = await scrollOf(page);
    expect(place).toBeGreaterThan(2000);
    await last.click();
    await page.getByRole('heading', { name: 'Mackerel', level: 1 }).waitFor();
    expect(pathOf(page)).toMatch(/^\/pledge\//);
    await page.goBack();
    await expect.poll(() => cards(page).count()).toBe(48);
    await expect.poll(() => scrollOf(page)).toBe(place);
    // Even if the phone has discarded the page meanwhile.
    await page.reload();
    await expect.poll(() => cards(page).count()).toBe(48);
    await expect.poll(() => scrollOf(page)).toBe(place);
  });

  it('keeps its posts if loading more fails, and can continue', async () => {
    const { page } = await visit({ expectedErrors: [/Failed to load resource/] });
    await open(page);
    await cards(page).nth(23).waitFor();
    await page.route('**/api/pledges?*cursor*', (route) => route.fulfill({ status: 403, json: {} }), {
      times: 1,
    });
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByText('The pledges could not be loaded. Please try again.').waitFor();
    expect(await cards(page).count()).toBe(24);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => cards(page).count()).toBe(48);
  });
});

describe('text of twice the size', () => {
  it.each([390, 320])('extends nothing beyond a screen of %d pixels', async (width) => {
    const { page } = await visit({ as: ruth, viewport: { width, height: 700 } });
    for (const path of ['/', '/about', '/marketplace', '/fishermen', '/my-posts', '/messages']) {
      await page.goto(cloud.origin() + path);
      await settle(page);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      expect(await page.evaluate('document.documentElement.scrollWidth - window.innerWidth'), path).toBe(0);
    }
    const sizes = `[...document.querySelectorAll('nav[aria-label=Everyday] a')].map((link) => getComputedStyle(link).fontSize)`;
    expect(new Set(await page.evaluate<string[]>(sizes))).toEqual(new Set(['28px']));
  });
});

describe.each([
  ['consumer', PHONE, 'light'],
  ['community', DESKTOP, 'dark'],
] as const)('on the %s site', (flavour, viewport, colorScheme) => {
  it('every state is accessible', async () => {
    const { page } = await visit({ viewport, colorScheme });
    const address = `${cloud.origin(flavour)}/marketplace`;
    await page.goto(`${address}?species=cod&q=ruth&view=marketplace`);
    if (flavour === 'community') await page.getByRole('button', { name: 'OK' }).click();
    await settle(page);
    await openFilters(page);
    expect(await problemsOf(page), 'filters').toEqual([]);
    await page.goto(`${address}?species=porgie&view=marketplace`);
    await page.getByText('No catches match your search').waitFor();
    expect(await problemsOf(page), 'nothing').toEqual([]);
    await page.goto(`${address}?view=pledges&available=true`);
    await settle(page);
    await openFilters(page);
    expect(await problemsOf(page), 'pledges').toEqual([]);
  });
});
