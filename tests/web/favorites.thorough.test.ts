import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { getMe, signOutEverywhere } from '#shared/accounts/endpoints.ts';
import { addFavorite } from '#shared/favorites/endpoints.ts';
import { DESKTOP, PHONE } from '#tests/support/browser.ts';
import { postCatch, postPledge } from '#tests/support/builders.ts';
import { createFisherman } from '#tests/support/fishermen.ts';
import { cloud, it, visit } from '#tests/support/fixtures.ts';
import type { TestUser } from '#tests/support/users.ts';
import { button, field, hasFocus, signInAgain } from './auth-journeys.ts';
import { pathOf } from './marketplace-journeys.ts';
import { problemsOf } from './problems.ts';

const FAVORITES = '**/api/favorites/*';
const EMPTY = "You haven't added any fishermen to your favorites yet.";
const ADDED = 'Fisherman added to favorites';
const REMOVED = 'Fisherman removed from favorites';

/** Somebody with a card in the directory, whose name no other test uses. */
const aFisherman = (name: string) => createFisherman(cloud, name);

/** Somebody with these favorites, the last one on top. */
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
/** Grows with what the page asks for from now on. */
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
  it('begin empty, grow from the directory, and show cards that lead on', async () => {
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

describe('a favorite', () => {
  it('removed on the page leaves at once, the focus moves on, and Undo brings it back', async () => {
    const [one, two] = [await aFisherman('Undo One'), await aFisherman('Undo Two')];
    const ann = await somebodyWith(one, two);
    const { page } = await visit({ as: ann, at: '/favorites' });
    await heartOf(page, 'Undo Two').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => names(page)).toEqual(['Undo One']);
    expect(await hasFocus(heartOf(page, 'Undo One'))).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByText(EMPTY).waitFor();
    expect(await hasFocus(page.getByRole('heading', { name: 'Favorites' }))).toBe(true);
    await expect.poll(() => favoritesOf(ann)).toEqual([]);
    // Of two toasts the newer one lies in front.
    await page.locator('[data-front=true]').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await favoritesOf(ann)).length).toBe(1);
    await expect.poll(async () => (await names(page)).length).toBe(1);
  });

  it.each([
    ['add', 'Failed to add to favorites', 'false'],
    ['remove', 'Failed to remove from favorites', 'true'],
  ])('that the network fails to %s is rolled back', async (what, words, before) => {
    const name = `Network ${what}`;
    const fisherman = await aFisherman(name);
    const ann = what === 'add' ? await cloud.createUser() : await somebodyWith(fisherman);
    const { page } = await visit({
      as: ann,
      expectedErrors: [/Failed to load resource/],
      at: `/fisherman/${fisherman.userId}`,
    });
    await expect.poll(() => pressed(page, name)).toBe(before);
    await page.route(FAVORITES, (route) => route.abort());
    await heartOf(page, name).click();
    await page.getByText(words, { exact: true }).waitFor();
    expect(await pressed(page, name)).toBe(before);
    await page.unroute(FAVORITES);
    // By the keyboard: what says that it failed lies over the heart, and stays as long as the mouse is on it.
    await heartOf(page, name).press('Enter');
    await page.getByText(what === 'add' ? ADDED : REMOVED, { exact: true }).waitFor();
    await expect.poll(() => favoritesOf(ann)).toEqual(what === 'add' ? [fisherman.userId] : []);
  });

  it('whose removal fails comes back to the page', async () => {
    const ann = await somebodyWith(await aFisherman('Comes Back'));
    const { page } = await visit({ as: ann, expectedErrors: [/Failed to load resource/], at: '/favorites' });
    await heartOf(page, 'Comes Back').waitFor();
    await page.route(FAVORITES, (route) => route.abort());
    await heartOf(page, 'Comes Back').click();
    await page.getByText('Failed to remove from favorites').waitFor();
    await expect.poll(() => names(page)).toEqual(['Comes Back']);
    expect(await pressed(page, 'Comes Back')).toBe('true');
  });

  it('is added and removed on a catch and on a pledge, and taken back in the catch’s dialog', async () => {
    const ruth = await aFisherman('Ruth Alder');
    const [posted, pledged] = [await postCatch(cloud, ruth), await postPledge(cloud, ruth)];
    const ann = await cloud.createUser();
    const { page } = await visit({ as: ann, viewport: DESKTOP, at: `/pledge/${pledged.id}` });
    await heartOf(page, 'Ruth Alder').click();
    await expect.poll(() => favoritesOf(ann)).toEqual([ruth.userId]);
    await page.goto(`${cloud.origin()}/marketplace?view=marketplace&fisherman=${ruth.userId}`);
    await page.getByRole('main').getByRole('link', { name: 'Cod' }).click();
    await page.getByRole('dialog', { name: 'Cod' }).waitFor();
    await expect.poll(() => pathOf(page)).toBe(`/catch/${posted.id}`);
    await expect.poll(() => pressed(page, 'Ruth Alder')).toBe('true');
    await heartOf(page, 'Ruth Alder').click();
    await page.getByText(REMOVED).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => pressed(page, 'Ruth Alder')).toBe('true');
    await expect.poll(() => favoritesOf(ann)).toEqual([ruth.userId]);
    expect(await page.getByRole('dialog', { name: 'Cod' }).count()).toBe(1);
  });

  it('is nobody’s own: there is no heart for oneself', async () => {
    const me = await aFisherman('My Self');
    await aFisherman('Some Else');
    const { page } = await visit({ as: me, viewport: DESKTOP, at: '/fishermen' });
    await page.getByRole('heading', { name: 'My Self' }).waitFor();
    await heartOf(page, 'Some Else').waitFor();
    await expect.poll(() => heartOf(page, 'My Self').count()).toBe(0);
  });
});

describe('somebody who signed out on all devices elsewhere', () => {
  it.each(['add', 'remove'])('and presses a heart to %s is asked once to sign in for it', async (what) => {
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

  it('is told that it failed, and not asked again, when the press is refused after signing in', async () => {
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

describe('somebody signed out', () => {
  it('who presses a heart signs in on the same page, and the heart is set', async () => {
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
    // The page's drawn beginning has a link as well, which does not know where it stands.
    await expect.poll(() => link.getAttribute('href')).toBe('/login?from=%2Fmarketplace%3Fspecies%3Dcod');
    await link.click();
    await page.waitForURL('**/login?from=*');
    expect(await link.getAttribute('href')).toBe('/login?from=%2Fmarketplace%3Fspecies%3Dcod');
  });

  it('is asked to sign in to see favorites', async () => {
    const { page } = await visit({ at: '/favorites' });
    await page.getByText('Please sign in to see your favorites.').waitFor();
    const link = page.getByRole('main').getByRole('link', { name: 'Sign In' });
    expect(await link.getAttribute('href')).toBe('/auth?from=%2Ffavorites');
  });
});

it('says so when the favorites cannot be read, and reads them again', async () => {
  const ann = await somebodyWith(await aFisherman('Read Again'));
  const { page } = await visit({ as: ann, expectedErrors: [/Failed to load resource/] });
  await page.route('**/api/favorites', (route) => route.fulfill({ status: 403, json: {} }), { times: 1 });
  await page.goto(`${cloud.origin()}/favorites`);
  await page.getByText('Your favorites could not be loaded. Please try again.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => names(page)).toEqual(['Read Again']);
});

it('says what became of it also where the code that says so cannot be fetched', async () => {
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
