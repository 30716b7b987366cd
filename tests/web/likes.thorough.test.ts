import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { getMe, signOutEverywhere } from '#shared/accounts/endpoints.ts';
import { likePledge } from '#shared/favorites/like-endpoints.ts';
import { getPledge } from '#shared/posts/pledges/endpoints.ts';
import { DESKTOP, PHONE } from '#tests/support/browser.ts';
import { postPledge } from '#tests/support/builders.ts';
import { cloud, it, visit } from '#tests/support/fixtures.ts';
import type { TestUser } from '#tests/support/users.ts';
import { button, field, hasFocus, signInAgain } from './auth-journeys.ts';
import { problemsOf } from './problems.ts';

const PLEDGES = '/marketplace?view=pledges';
const LIKES = '**/api/pledges/*/like';

/** Somebody's pledge, whose name no other test uses. */
async function aPledgeOf(fishermanName: string) {
  return await postPledge(cloud, await cloud.createUser(), { fishermanName, species: 'haddock' });
}

const likeButtonOf = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Like Haddock pledged by ${name}, `) });
const support = (page: Page) => page.getByRole('region', { name: 'Show Your Support' });

/** What the server has in the end. */
const likedBy = async ({ accessToken: token }: TestUser) =>
  (await cloud.call(getMe, { token })).body.likedPledgeIds;
const countOf = async (pledgeId: string) =>
  (await cloud.call(getPledge, { params: { pledgeId }, headers: { 'cache-control': 'no-cache' } })).body
    .likeCount;

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('two people who like a pledge, on a %s', (device, viewport) => {
  it('each see their own like, and both count, in the list and on the page', async () => {
    const fisherman = `Ruth ${device}`;
    const pledge = await aPledgeOf(fisherman);
    const [ann, ben] = await Promise.all([cloud.createUser(), cloud.createUser()]);
    const [hers, his] = [await visit({ as: ann, viewport }), await visit({ as: ben, viewport })];

    await hers.page.goto(cloud.origin() + PLEDGES);
    const button = likeButtonOf(hers.page, fisherman);
    await button.waitFor();
    expect(await button.getAttribute('aria-pressed')).toBe('false');
    await button.click();
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
    expect(await button.getAttribute('aria-label')).toContain(', 1 like');
    // The button is not the card's link.
    expect(new URL(hers.page.url()).pathname).toBe('/marketplace');
    await expect.poll(() => likedBy(ann)).toEqual([pledge.id]);

    await his.page.goto(`${cloud.origin()}/pledge/${pledge.id}`);
    const like = support(his.page).getByRole('button', { name: 'Like' });
    await support(his.page).getByText('1 person likes this pledge').waitFor();
    await like.click();
    await support(his.page).getByText('You and 1 other person like this pledge').waitFor();
    await expect.poll(() => countOf(pledge.id)).toBe(2);

    // The same like everywhere: her own page of it, and again after a reload.
    await hers.page.getByRole('link', { name: 'Haddock' }).first().waitFor();
    await hers.page.goto(`${cloud.origin()}/pledge/${pledge.id}`);
    const again = support(hers.page).getByRole('button', { name: 'Like' });
    await expect.poll(() => again.getAttribute('aria-pressed')).toBe('true');
    await again.click();
    await expect.poll(() => likedBy(ann)).toEqual([]);
    await expect.poll(() => countOf(pledge.id)).toBe(1);
  });
});

describe('a like', () => {
  it('pressed on the card is pressed on the page it leads to, without another load', async () => {
    const pledge = await aPledgeOf('Kept Instep');
    const ann = await cloud.createUser();
    const { page } = await visit({ as: ann, at: PLEDGES });
    await likeButtonOf(page, 'Kept Instep').click();
    await expect.poll(() => likedBy(ann)).toEqual([pledge.id]);
    await page.locator(`a[href="/pledge/${pledge.id}"]`).click();
    await support(page).getByText('You like this pledge').waitFor();
    await support(page).getByRole('button').click();
    await page.goBack();
    await expect.poll(() => likeButtonOf(page, 'Kept Instep').getAttribute('aria-pressed')).toBe('false');
    expect(await likeButtonOf(page, 'Kept Instep').getAttribute('aria-label')).toContain(', 0 likes');
  });

  it('pressed in one tab is pressed in the other one too', async () => {
    const pledge = await aPledgeOf('Two Tabs');
    const ann = await cloud.createUser();
    const { page, context } = await visit({ as: ann, at: PLEDGES });
    await likeButtonOf(page, 'Two Tabs').waitFor();
    const other = await context.newPage();
    await other.goto(`${cloud.origin()}/pledge/${pledge.id}`);
    await support(other).getByRole('button', { name: 'Like' }).click();
    await expect.poll(() => likeButtonOf(page, 'Two Tabs').getAttribute('aria-pressed')).toBe('true');
    expect(await likeButtonOf(page, 'Two Tabs').getAttribute('aria-label')).toContain(', 1 like');
  });

  it.each([
    ['like', 'Failed to add like', 'false'],
    ['unlike', 'Failed to remove like', 'true'],
  ])('that fails is rolled back: %s', async (what, words, pressed) => {
    const name = `Rolled ${what}`;
    const pledge = await aPledgeOf(name);
    const ann = await cloud.createUser();
    if (what === 'unlike') {
      await cloud.call(likePledge, { token: ann.accessToken, params: { pledgeId: pledge.id } });
    }
    const { page } = await visit({ as: ann, expectedErrors: [/Failed to load resource/], at: PLEDGES });
    const button = likeButtonOf(page, name);
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe(pressed);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(LIKES, async (route) => {
      await held;
      await route.abort();
    });
    await button.click();
    // Shown at once, before anything came back.
    expect(await button.getAttribute('aria-pressed')).toBe(pressed === 'true' ? 'false' : 'true');
    release();
    await page.getByText(words, { exact: true }).waitFor();
    expect(await button.getAttribute('aria-pressed')).toBe(pressed);
    expect(await button.getAttribute('aria-label')).toContain(pressed === 'true' ? ', 1 like' : ', 0 likes');
    await page.unroute(LIKES);
    await button.click();
    await expect.poll(() => likedBy(ann)).toEqual(what === 'like' ? [pledge.id] : []);
  });

  it('of a pledge that is gone says so and is rolled back', async () => {
    const pledge = await aPledgeOf('Gone Already');
    const { page } = await visit({
      as: await cloud.createUser(),
      expectedErrors: [/Failed to load resource/],
      at: PLEDGES,
    });
    await page.route(LIKES, (route) =>
      route.continue({ url: route.request().url().replace(pledge.id, '01JCXZ0000000000000000000A') }),
    );
    await likeButtonOf(page, 'Gone Already').click();
    await page.getByText('Failed to add like', { exact: true }).waitFor();
    await page.getByText('Pledge not found').waitFor();
    expect(await likeButtonOf(page, 'Gone Already').getAttribute('aria-pressed')).toBe('false');
  });

  it.each([
    [6, false],
    [7, true],
  ])('pressed %i times as quickly as can be ends as last pressed', async (presses, isOn) => {
    const name = `Pressed x${presses}`;
    const pledge = await aPledgeOf(name);
    const ann = await cloud.createUser();
    const { page } = await visit({ as: ann });
    const asked: string[] = [];
    let underWay = 0;
    let most = 0;
    await page.route(LIKES, async (route) => {
      asked.push(route.request().method());
      most = Math.max(most, ++underWay);
      await route.fulfill({ response: await route.fetch() });
      underWay--;
    });
    await page.goto(cloud.origin() + PLEDGES);
    await likeButtonOf(page, name).waitFor();
    for (let press = 0; press < presses; press++) await likeButtonOf(page, name).dispatchEvent('click');
    await expect.poll(() => likeButtonOf(page, name).getAttribute('aria-pressed')).toBe(String(isOn));
    await expect.poll(() => asked.at(-1)).toBe(isOn ? 'PUT' : 'DELETE');
    await expect.poll(() => underWay).toBe(0);
    await expect.poll(() => likedBy(ann)).toEqual(isOn ? [pledge.id] : []);
    expect(await countOf(pledge.id)).toBe(isOn ? 1 : 0);
    expect(await likeButtonOf(page, name).getAttribute('aria-pressed')).toBe(String(isOn));
    expect(most).toBe(1);
  });

  it('works from the keyboard, after the card’s link, and keeps the focus', async () => {
    await aPledgeOf('Key Board');
    const ann = await cloud.createUser();
    const { page } = await visit({ as: ann, viewport: DESKTOP, at: PLEDGES });
    const button = likeButtonOf(page, 'Key Board');
    await button.waitFor();
    const card = page.getByRole('listitem').filter({ has: button });
    await card.getByRole('link').focus();
    await page.keyboard.press('Tab');
    expect(await hasFocus(button)).toBe(true);
    await page.keyboard.press('Space');
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Enter');
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false');
    expect(await hasFocus(button)).toBe(true);
    await expect.poll(() => likedBy(ann)).toEqual([]);
  });

  it('has 44 px to press, and leaves the card’s line as it was', async () => {
    await aPledgeOf('Big Enough');
    const { page } = await visit({ at: PLEDGES });
    const box = await likeButtonOf(page, 'Big Enough').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(await problemsOf(page)).toEqual([]);
  });

  it('asks once who signed out on all devices elsewhere to sign in, and is set then', async () => {
    const pledge = await aPledgeOf('Elsewhere Out');
    const ann = await cloud.createUser();
    const { page } = await visit({
      as: ann,
      viewport: DESKTOP,
      expectedErrors: [/401|400/],
      at: `/pledge/${pledge.id}`,
    });
    await page.getByRole('button', { name: /Your menu/ }).waitFor();
    await cloud.call(signOutEverywhere, { token: ann.accessToken });
    const again = await signInAgain(cloud, ann);
    const sent: string[] = [];
    page.on('request', (request) => request.url().endsWith('/like') && sent.push(request.url()));
    await support(page).getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: 'Sign in to like pledges' });
    await field(page, 'Email').fill(ann.email);
    await field(page, 'Password').fill(ann.password);
    await button(page, 'Login').click();
    await dialog.waitFor({ state: 'detached' });
    await support(page).getByText('You like this pledge').waitFor();
    await expect.poll(() => likedBy(again)).toEqual([pledge.id]);
    expect(sent.length).toBeLessThanOrEqual(3);
  });

  it('asks who is signed out to sign in where they are, and is set then', async () => {
    const pledge = await aPledgeOf('Signed Out');
    const ann = await cloud.createUser();
    const { page } = await visit();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${cloud.origin()}/pledge/${pledge.id}`);
    await support(page).getByText('Be the first to like this pledge').waitFor();
    await support(page).getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: 'Sign in to like pledges' });
    await page.getByText('You need to be signed in to like pledges').waitFor();
    await field(page, 'Email').fill(ann.email);
    expect(await support(page).locator('button').getAttribute('aria-pressed')).toBe('false');
    expect(asked.filter((url) => url.endsWith('/like'))).toEqual([]);
    await field(page, 'Password').fill(ann.password);
    await button(page, 'Login').click();
    await dialog.waitFor({ state: 'detached' });
    await support(page).getByText('You like this pledge').waitFor();
    await expect.poll(() => likedBy(ann)).toEqual([pledge.id]);
  });

  it('is gone from the page with the session, and is not the next person’s', async () => {
    const pledge = await aPledgeOf('Next Person');
    const [ann, ben] = await Promise.all([cloud.createUser(), cloud.createUser()]);
    const { page } = await visit({ as: ann, viewport: DESKTOP, at: PLEDGES });
    await likeButtonOf(page, 'Next Person').click();
    await expect.poll(() => likedBy(ann)).toEqual([pledge.id]);
    await page.getByRole('button', { name: /Your menu/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You have been successfully signed out.').waitFor();
    await expect.poll(() => likeButtonOf(page, 'Next Person').getAttribute('aria-pressed')).toBe('false');
    // Without another load of the page.
    await page.getByRole('link', { name: 'Sign In' }).click();
    await field(page, 'Email').fill(ben.email);
    await field(page, 'Password').fill(ben.password);
    await button(page, 'Login').click();
    await page.getByRole('button', { name: /Your menu/ }).waitFor();
    await likeButtonOf(page, 'Next Person').waitFor();
    expect(await likeButtonOf(page, 'Next Person').getAttribute('aria-pressed')).toBe('false');
    await likeButtonOf(page, 'Next Person').click();
    await expect.poll(() => likedBy(ben)).toEqual([pledge.id]);
    expect(await countOf(pledge.id)).toBe(2);
  });

  it('older than those that GET /me names is asked for, once for the whole page', async () => {
    const first = await aPledgeOf('Beyond Bound');
    const ann = await cloud.createUser();
    await cloud.call(likePledge, { token: ann.accessToken, params: { pledgeId: first.id } });
    const { page } = await visit({ as: ann });
    const asked: string[] = [];
    page.on(
      'request',
      (request) => request.url().includes('/me/likes-and-favorites') && asked.push(request.url()),
    );
    // As for somebody who likes hundreds of newer ones.
    await page.route('**/api/me', async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      await route.fulfill({
        response,
        json: { ...json, likedPledgeIds: ['7ZZZZZZZZZZZZZZZZZZZZZZZZZ'], moreLikedPledges: true },
      });
    });
    await page.goto(cloud.origin() + PLEDGES);
    await expect.poll(() => likeButtonOf(page, 'Beyond Bound').getAttribute('aria-pressed')).toBe('true');
    const pledges = asked.flatMap((url) => (new URL(url).searchParams.get('pledges') ?? '').split(','));
    // None twice, and far fewer requests than likes: a list that is read anew may bring some more.
    expect(new Set(pledges).size).toBe(pledges.length);
    expect(asked.length).toBeLessThan(pledges.length);
  });
});
