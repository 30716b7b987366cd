import { describe, expect } from 'vitest';
import { cloud, it, useOwnCloud, visit } from '#tests/support/browser/fixtures.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { mailsTo, theMailTo, unsubscribeLinks } from '#tests/support/mailbox.ts';
import { giveAddresses } from '#tests/support/mailings.ts';
import { aStranger } from '#tests/support/organizations.ts';
import { openPart } from '#tests/web/admin-menu.ts';
import { problemsOn } from '#tests/web/posting-wizard.ts';

useOwnCloud();

describe('a person without an account', () => {
  it('subscribes on the home page, confirms by email, gets the newsletter and unsubscribes', async () => {
    const email = aStranger();
    const { page } = await visit({ at: '/' });
    await page.getByLabel('Your email address').fill(email);
    await page.keyboard.press('Enter');
    await page.getByText('Check your email').waitFor();
    const mail = await theMailTo(cloud, { email });
    const [, link = ''] = /href="([^"]*step=confirm#[^"]*)"/.exec(mail.html) ?? [];
    await page.goto(link);
    await page.getByRole('heading', { name: 'Confirm your subscription' }).waitFor();
    expect(await problemsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('heading', { name: 'You are subscribed' }).waitFor();

    await giveAddresses(cloud);
    const { page: desk } = await visit({ as: await aPerson(cloud, { groups: ['admin'] }), at: '/admin' });
    await openPart(desk, 'Newsletters');
    const write = async () => {
      await desk.getByRole('button', { name: 'Write a newsletter' }).click();
      await desk.getByLabel('To', { exact: true }).selectOption('subscribers.consumer');
      await desk.getByLabel('Subject', { exact: true }).fill('The season opens');
      await desk.getByLabel('Text', { exact: true }).fill('Cod is back.');
      await desk.getByRole('button', { name: 'Count and send' }).click();
    };
    await write();
    await desk.getByRole('heading', { name: 'Send to 1 person?' }).waitFor();
    await desk.getByRole('button', { name: 'Send', exact: true }).click();
    await desk.getByText(/Newsletter subscribers without an account on the marketplace site/).waitFor();
    await expect.poll(async () => (await mailsTo(cloud, { email })).length).toBe(2);
    const [newsletter] = await mailsTo(cloud, { email });
    expect(newsletter?.subject).toBe('The season opens');

    await page.goto(newsletter ? unsubscribeLinks(newsletter).body.href : '');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
    await cloud.settled();
    await write();
    await desk.getByText('Nobody in this group gets news by email.').waitFor();
  });
});
