/**
 * Rating a fisherman: a buyer in the conversation, an organization on the claim's page, and the public view on the
 * profile.
 */
import { describe, expect } from 'vitest';
import { PHONE } from '#tests/support/browser/browser.ts';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { postCatch } from '#tests/support/builders.ts';
import { A_FISHERMAN } from '#tests/support/cloud/users.ts';
import { write } from '#tests/support/correspondence.ts';
import { aCollectedClaim } from '#tests/support/ratings.ts';
import { problemsOf } from '#tests/web/problems.ts';

describe('ratings on a phone', () => {
  it('let a buyer rate by keyboard and the fisherman reply, both shown on the profile', async () => {
    const [ruth, ann] = await Promise.all([
      cloud.createUser({ fisherman: A_FISHERMAN }),
      cloud.createUser({ name: 'Ann Bell' }),
    ]);
    const { id: catchId } = await postCatch(cloud, ruth);
    const { id } = (await write(cloud, ann, ruth, { catchId })).body;
    await write(cloud, ruth, ann, { replyTo: id });
    const { page } = await visit({ as: ann, viewport: PHONE, at: `/messages/${id}` });
    await page.getByRole('button', { name: 'Rate Ruth Alder' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rate Ruth Alder' });
    await dialog.getByRole('radio', { name: '1 star: Poor' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await dialog.getByLabel('Your review').fill('Fresh, and on time.');
    expect(await problemsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send rating' }).click();
    await page.getByText('You have rated this catch. Thank you.').waitFor();
    await cloud.settled();

    const his = await visit({ as: ruth, viewport: PHONE, at: `/fisherman/${ruth.userId}` });
    const given = his.page.getByRole('region', { name: 'Ratings' }).getByRole('listitem');
    await given.getByRole('img', { name: '4 stars' }).waitFor();
    await given.getByRole('button', { name: 'Reply' }).click();
    await his.page.getByLabel('Your reply').fill('Come again.');
    await his.page.getByRole('button', { name: 'Send reply' }).click();
    await given.getByText('Come again.').waitFor();
    expect(await given.getByRole('button', { name: 'Reply' }).count()).toBe(0);
    expect(await problemsOf(his.page)).toEqual([]);

    const anyone = await visit({ as: await cloud.createUser(), at: `/fisherman/${ruth.userId}` });
    const shown = anyone.page.getByRole('region', { name: 'Ratings' }).getByRole('listitem');
    expect(await shown.textContent()).toContain('Ann');
    expect(await anyone.page.getByText('4.0 (1 rating)').first().isVisible()).toBe(true);
    await shown.getByRole('button', { name: 'Report' }).click();
    const report = anyone.page.getByRole('dialog', { name: 'Report this rating' });
    await report.getByLabel('What is it about?').selectOption('other');
    await report.getByLabel('Description').fill('It is not true.');
    await report.getByRole('button', { name: 'Submit report' }).click();
    await anyone.page.getByText('Report Submitted').waitFor();

    await page.goto(`${cloud.origin()}/fisherman/${ruth.userId}`);
    const hers = page.getByRole('region', { name: 'Ratings' }).getByRole('listitem');
    await hers.getByText('Your rating').waitFor();
    expect(await hers.getByRole('button', { name: 'Report' }).count()).toBe(0);
    await hers.getByRole('button', { name: 'Edit rating' }).click();
    await page.getByRole('dialog').getByLabel('Your review').fill('Fresh, and late.');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await hers.getByText('Fresh, and late.').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await hers.getByRole('button', { name: 'Delete rating' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete rating' }).click();
    await page.getByText('Your rating is deleted.').waitFor();
    await hers.waitFor({ state: 'detached' });
  });

  it('let an organization rate once for a collected claim', async () => {
    const ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
    const { claimId, coordinator } = await aCollectedClaim(cloud, ruth);
    const { page } = await visit({ as: coordinator, viewport: PHONE, at: `/claim/${claimId}` });
    await page.getByRole('button', { name: /^Rate/ }).click();
    await page.getByRole('dialog').getByRole('radio', { name: '5 stars: Excellent' }).check({ force: true });
    await page.getByRole('button', { name: 'Send rating' }).click();
    await page.getByText('You have rated this. Thank you.').waitFor();
    expect(await problemsOf(page)).toEqual([]);
  });
});
