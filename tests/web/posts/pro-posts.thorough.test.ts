/** Credits from a fisherman's view (second document, section 9). */
import { describe, expect } from 'vitest';
import { profile } from '#lambdas/people/store/items.ts';
import { createCatch } from '#shared/posts/catches/own-endpoints.ts';
import { giveSession } from '#tests/support/browser/browser-session.ts';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { aCatch, postCatch } from '#tests/support/builders.ts';
import { setAttribute } from '#tests/support/cloud/table.ts';
import { A_FISHERMAN, type TestUser } from '#tests/support/cloud/users.ts';
import { choose, openMenu } from '#tests/web/post-menu.ts';
import { problemsOn, wizardOn } from '#tests/web/posting-wizard.ts';
import { catchesOf, KEPT, POSTED, queueOn, said } from '#tests/web/queue-journeys.ts';

const aFisherman = () => cloud.createUser({ fisherman: A_FISHERMAN });
const giveCredits = ({ userId }: TestUser, credits: number) =>
  setAttribute(cloud, profile.key({ userId, profileType: 'fisherman' }), 'credits', credits);

const NO_CREDIT =
  'You have no credits left. You may have used the last one on another catch. Post this one without it.';

describe('a fisherman with a credit', () => {
  it('keeps the choice in the queue; if the credit is used by then, the post comes back complete and can be sent without it', async () => {
    const ruth = await aFisherman();
    await giveCredits(ruth, 1);
    const phone = await visit({
      isMobile: true,
      hasTouch: true,
      expectedErrors: [/Failed to load resource/],
    });
    await giveSession(phone.context, cloud, ruth);
    const wizard = wizardOn(phone.page);
    const queue = queueOn(phone.page);
    await wizard.toFilledListing(cloud.origin());
    const choice = phone.page.getByRole('checkbox', { name: /^Make this a Pro post Takes your last credit/ });
    await choice.check();
    expect(await problemsOn(phone.page)).toEqual([]);
    await phone.context.setOffline(true);
    await wizard.button('Create Listing').click();
    await said(phone.page, KEPT);
    await queue.cards.first().waitFor();

    await cloud.call(createCatch, {
      token: ruth.accessToken,
      body: aCatch({ species: 'cod', useCredit: true }),
    });
    await phone.context.setOffline(false);
    await expect.poll(() => queue.state.innerText()).toMatch(`Needs a change\n${NO_CREDIT}`);
    await queue.link('Edit Haddock').click();
    const kept = phone.page.getByRole('checkbox', { name: /^Make this a Pro post/ });
    await expect.poll(() => wizard.errorOf(kept)).toBe(NO_CREDIT);
    expect(await wizard.quantity.inputValue()).toBe('40 lb');
    expect(await problemsOn(phone.page)).toEqual([]);
    await kept.uncheck();
    await wizard.button('Create Listing').click();
    await said(phone.page, POSTED);
    const posted = await catchesOf(cloud, ruth);
    expect(posted.map(({ species, isPro }) => [species, isPro])).toEqual([
      ['haddock', false],
      ['cod', true],
    ]);
  });

  it('makes a posted catch Pro: its badge, its profile and the link back follow', async () => {
    const ruth = await aFisherman();
    await giveCredits(ruth, 5);
    await postCatch(cloud, ruth, { species: 'cod' });
    const { page } = await visit({ as: ruth, at: '/my-posts' });
    await choose(page, 'Cod', 'Make Pro');
    const dialog = page.getByRole('dialog', { name: 'Make cod a Pro post?' });
    await dialog.getByText('Takes 1 of your 5 credits.').waitFor();
    await dialog.getByRole('button', { name: 'Use 1 credit' }).click();
    await said(page, 'Now a Pro post');
    await page.getByRole('list', { name: 'My posts' }).getByText('Pro', { exact: true }).waitFor();
    expect(await (await openMenu(page, 'Cod')).getByText('Make Pro').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Cod', exact: true }).click();
    await page.getByRole('link', { name: 'View Profile' }).click();
    expect(new URL(page.url()).search).toBe('?from=marketplace');
    await page.goto(`${cloud.origin()}/profile`);
    await page.getByText('4 credits').waitFor();
    await page.getByText('Pro', { exact: true }).first().waitFor();
  });
});

it('sees no offer without a credit', async () => {
  const ruth = await aFisherman();
  await giveCredits(ruth, 0);
  await postCatch(cloud, ruth, { species: 'cod' });
  const { page } = await visit({ as: ruth });
  const wizard = wizardOn(page);
  await wizard.toFilledListing(cloud.origin());
  expect(await page.getByText('Make this a Pro post').count()).toBe(0);
  await page.goto(`${cloud.origin()}/my-posts`);
  const menu = await openMenu(page, 'Cod');
  await menu.getByText('Hide').waitFor();
  expect(await menu.getByText('Make Pro').count()).toBe(0);
  const statuses = [
    [0, 'Free'],
    [5, 'Free Pro Trial'],
    [6, 'Pro'],
  ] as const;
  for (const [credits, status] of statuses) {
    await giveCredits(ruth, credits);
    await page.goto(`${cloud.origin()}/profile`);
    const badge = page.getByText(`${credits} credits`, { exact: true }).locator('xpath=..');
    await badge.getByText(status, { exact: true }).waitFor();
  }
});
