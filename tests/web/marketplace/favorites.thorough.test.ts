import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { getMe, signOutEverywhere } from '#shared/accounts/endpoints.ts';
import { addFavorite } from '#shared/favorites/endpoints.ts';
import { DESKTOP, PHONE } from '#tests/support/browser/browser.ts';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { createFisherman } from '#tests/support/fishermen.ts';
import { button, field, signInAgain } from '#tests/web/auth-journeys.ts';
import { problemsOf } from '#tests/web/problems.ts';

const FAVORITES = '**/api/favorites/*';
const EMPTY = "You haven't added any fishermen to your favorites yet.";
const ADDED = 'Fisherman added to favorites';
const REMOVED = 'Fisherman removed from favorites';

/** A person with a card in the directory, whose name no other test uses. */
const aFisherman = (name: string) => createFisherman(cloud, name);

/** A person with these favorites, the last one first. */
async function somebodyWith(...fishermen: TestUser[]): Promise<TestUser> {
  const user = await cloud.createUser();
  for (const { userId: fishermanId } of fishermen) {
    await cloud.call(addFavorite, { token: user.accessToken, params: { fishermanId } });
  }
  return user;
}

const heartOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Favorite fisherman ${name}`, exact: true });
const pressed = (page: Page, name: string) => heartOf(page, name).getAttribute('aria-pressed');
/** Returns a list that grows with the requests from now on. */
function requestsTo(page: Page, path: string): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(path)) sent.push(request.url());
  });
  return sent;
}
const names = async (page: Page) =>
  await page.getByRole('list', { name: 'Favorite fishermen' }).getByRole('heading').allInnerTexts();
const favoritesOf = async ({ accessToken: token }: TestUser) =>
  (await cloud.call(getMe, { token })).body.favoriteFishermanIds;

describe.each([
  ['phone', PHONE, 'light'],
  ['desktop', DESKTOP, 'dark'],
] as const)('favorites on a %s', (device, viewport, colorScheme) => {
  it('are empty at first, are added in the directory, and show cards that link to profiles', async () => {
    const [nell, otis] = [await aFisherman(`Nell ${device}`), await aFisherman(`Otis ${device}`)];
    const ann = await cloud.createUser();
    const { page } = await visit({ as: ann, viewport, colorScheme, at: '/favorites' });
    await page.getByText(EMPTY).waitFor();
    await page.getByRole('link', { name: 'Browse Fishermen' }).click();
    await page.waitForURL('**/fishermen');
    await heartOf(page, `Nell ${device}`).click();
    await page.getByText(ADDED).waitFor();
    await heartOf(page, `Otis ${device}`).click();
    await expect.poll(() => favoritesOf(ann)).toEqual([otis.userId, nell.userId]);

    await page.getByRole('button', { name: /Your menu/ }).click();
    await page.getByRole('link', { name: 'Favorites' }).click();
    await expect.poll(() => names(page)).toEqual([`Otis ${device}`, `Nell ${device}`]);
    const card = page.getByRole('listitem').filter({ hasText: `Nell ${device}` });
    const link = (name: string) => card.getByRole('link', { name }).getAttribute('href');
    expect(await link('View Profile')).toBe(`/fisherman/${nell.userId}`);
    expect(await link('Catches')).toBe(`/marketplace?view=marketplace&fisherman=${nell.userId}`);
    expect(await problemsOf(page)).toEqual([]);
    const box = await heartOf(page, `Nell ${device}`).boundingBox();
    expect([box?.width, box?.height]).toEqual([44, 44]);

    // The same heart on the profile.
    await card.getByRole('link', { name: 'View Profile' }).click();
    await expect.poll(() => pressed(page, `Nell ${device}`)).toBe('true');
    await heartOf(page, `Nell ${device}`).click();
    await page.getByText(REMOVED).waitFor();
    await page.goBack();
    await expect.poll(() => names(page)).toEqual([`Otis ${device}`]);
    expect(await favoritesOf(ann)).toEqual([otis.userId]);
  });
});

describe('a person who signed out on all devices elsewhere', () => {
  it.each(['add', 'remove'])('is asked once to sign in if they press a heart to %s', async (what) => {
    const name = `Elsewhere ${what}`;
    const fisherman = await aFisherman(name);
    const ann = what === 'add' ? await cloud.createUser() : await somebodyWith(fisherman);
    const { page } = await visit({
      as: ann,
      viewport: DESKTOP,
      expectedErrors: [/401|400/],
      at: `/fisherman/${fisherman.userId}`,
    });
    await page.getByRole('button', { name: /Your menu/ }).waitFor();
    await expect.poll(() => pressed(page, name)).toBe(String(what === 'remove'));
    await cloud.call(signOutEverywhere, { token: ann.accessToken });
    const again = await signInAgain(cloud, ann);
    const sent = requestsTo(page, '/api/favorites/');
    await heartOf(page, name).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in to save fishermen' });
    await dialog.waitFor();
    expect(await page.getByRole('button', { name: /Your menu/, includeHidden: true }).count()).toBe(0);
    await field(page, 'Email').fill(ann.email);
    await field(page, 'Password').fill(ann.password);
    await button(page, 'Login').click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(what === 'add' ? ADDED : REMOVED, { exact: true }).waitFor();
    expect(await favoritesOf(again)).toEqual(what === 'add' ? [fisherman.userId] : []);
    expect(sent.length).toBeLessThanOrEqual(3);
  });

  it('sees an error, and is not asked again, if the press is refused after signing in', async () => {
    const { userId } = await aFisherman('Refused Again');
    const ann = await cloud.createUser();
    const { page } = await visit({ expectedErrors: [/401/], at: `/fisherman/${userId}` });
    await page.route(FAVORITES, (route) => route.fulfill({ status: 401, json: {} }));
    const sent = requestsTo(page, '/api/favorites/');
    await heartOf(page, 'Refused Again').click();
    await field(page, 'Email').fill(ann.email);
    await field(page, 'Password').fill(ann.password);
    await button(page, 'Login').click();
    await page.getByText('Failed to add to favorites', { exact: true }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(sent.length).toBe(2);
  });
});

describe('a signed-out person', () => {
  it('sets the pressed heart after signing in on the same page', async () => {
    const fisherman = await aFisherman('Sign Infirst');
    const ann = await cloud.createUser();
    const { page } = await visit();
    const here = `${cloud.origin()}/fisherman/${fisherman.userId}`;
    await page.goto(here);
    await heartOf(page, 'Sign Infirst').click();
    const dialog = page.getByRole('dialog', { name: 'Sign in to save fishermen' });
    await field(page, 'Email').fill(ann.email);
    await field(page, 'Password').fill(ann.password);
    await button(page, 'Login').click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(ADDED).waitFor();
    expect(page.url()).toBe(here);
    expect(await favoritesOf(ann)).toEqual([fisherman.userId]);
  });

  it('is led back by the link in the bar to the page they were on', async () => {
    const { page } = await visit({ viewport: DESKTOP });
    await page.goto(`${cloud.origin()}/marketplace?species=cod`);
    const link = page.getByRole('banner').getByRole('link', { name: 'Sign In' });
    // The server-rendered link exists too, but does not contain the address of the page.
    await expect.poll(() => link.getAttribute('href')).toBe('/login?from=%2Fmarketplace%3Fspecies%3Dcod');
    await link.click();
    await page.waitForURL('**/login?from=*');
    expect(await link.getAttribute('href')).toBe('/login?from=%2Fmarketplace%3Fspecies%3Dcod');
  });
});

it('a press shows its outcome even if the code of toasts cannot be loaded', async () => {
  const { userId } = await aFisherman('Opal Late');
  const { page } = await visit({
    as: await cloud.createUser(),
    at: `/fisherman/${userId}`,
    expectedErrors: [/Failed to load resource/],
  });
  await page.route('**/assets/toast-host-*.js', (route) => route.abort());
  await heartOf(page, 'Opal Late').click();
  await page.getByRole('status').getByText(ADDED).waitFor();
  await heartOf(page, 'Opal Late').click();
  await page.getByRole('status').getByText(REMOVED).waitFor();
});
