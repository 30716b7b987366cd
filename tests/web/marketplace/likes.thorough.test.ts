import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { getMe } from '#shared/accounts/endpoints.ts';
import { getPledge } from '#shared/posts/pledges/endpoints.ts';
import { DESKTOP, PHONE } from '#tests/support/browser/browser.ts';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { postPledge } from '#tests/support/builders.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { button, field } from '#tests/web/auth-journeys.ts';

const PLEDGES = '/marketplace?view=pledges';

/** A pledge whose fisherman has a name that no other test uses. */
async function aPledgeOf(fishermanName: string) {
  return await postPledge(cloud, await cloud.createUser(), { fishermanName, species: 'haddock' });
}

const likeButtonOf = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Like haddock pledged by ${name}, `) });
const support = (page: Page) => page.getByRole('region', { name: 'Show Your Support' });

/** The final state on the server. */
const likedBy = async ({ accessToken: token }: TestUser) =>
  (await cloud.call(getMe, { token })).body.likedPledgeIds;
const countOf = async (pledgeId: string) =>
  (await cloud.call(getPledge, { params: { pledgeId }, headers: { 'cache-control': 'no-cache' } })).body
    .likeCount;

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('two people who like a pledge, on a %s', (device, viewport) => {
  it('each see their own like, and both count in the list and on the page', async () => {
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

    // The same like everywhere: on the page of the pledge, and again after a reload.
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
  it('pressed on the card is also pressed on its page, without a reload', async () => {
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

  it('pressed in one tab is also pressed in the other one', async () => {
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

  it('disappears with the session, and is not shown to the next person', async () => {
    const pledge = await aPledgeOf('Next Person');
    const [ann, ben] = await Promise.all([cloud.createUser(), cloud.createUser()]);
    const { page } = await visit({ as: ann, viewport: DESKTOP, at: PLEDGES });
    await likeButtonOf(page, 'Next Person').click();
    await expect.poll(() => likedBy(ann)).toEqual([pledge.id]);
    await page.getByRole('button', { name: /Your menu/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You have been successfully signed out.').waitFor();
    await expect.poll(() => likeButtonOf(page, 'Next Person').getAttribute('aria-pressed')).toBe('false');
    // Without reloading the page.
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
});
