/** A fisherman manager at work in Email Tools, on a phone and at a desk. */
import type { Page } from 'playwright-core';
import { ulid } from 'ulid';
import { describe, expect } from 'vitest';
import { mailing } from '#lambdas/mail/store/items.ts';
import { decideInvitationRequest } from '#shared/invitations/endpoints.ts';
import { toPerson } from '#shared/newsletters/audience.ts';
import { createMailing } from '#shared/newsletters/endpoints.ts';
import { aPerson } from '../api/correspondence.ts';
import { askForInvitation } from '../api/invitations.ts';
import { mailsTo } from '../api/mailbox.ts';
import { aGivenUpMailing, anEndlessMailing } from '../api/mailings.ts';
import { aStranger } from '../api/organizations.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { cloud, it, useOwnCloud, visit } from '../support/fixtures.ts';
import { putItems } from '../support/table-client.ts';
import { button, field, hasFocus, heading } from './auth-journeys.ts';
import { loseFirstAnswer } from './lost-answers.ts';
import { problemsOf } from './problems.ts';

// Samples go to everybody with a role.
useOwnCloud();

const aManager = () => aPerson(cloud, { name: 'Mo Ray', groups: ['fisherman_manager'] });

describe('who asks for an invitation', () => {
  it('finds the form from What’s in a Pledge, loses nothing that was typed, and signs up by the mail', async () => {
    const mo = await aManager();
    const email = aStranger();
    const { page } = await visit({ at: '/whats-in-a-pledge', expectedErrors: [/500/] });
    await page.getByRole('link', { name: 'Request Invitation' }).click();
    await heading(page, 'Request Invitation').waitFor();
    await button(page, 'Request Invitation').click();
    await page.getByText('Please enter a valid ZIP code (e.g., 12345 or 12345-6789)').first().waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await field(page, 'Name').fill('Nora Quist');
    await field(page, 'Email').fill(email);
    await field(page, 'ZIP code').fill('04101');
    await field(page, 'Why you would like to take part').fill('I land cod in Portland.');
    await page.reload();
    expect(await field(page, 'Name').inputValue()).toBe('Nora Quist');
    const error = { code: 'internal', message: 'The table is on fire.', requestId: 'r' };
    await page.route(
      '**/api/invitation-requests',
      (route) => route.fulfill({ status: 500, json: { error } }),
      {
        times: 1,
      },
    );
    await button(page, 'Request Invitation').click();
    await page.getByText('The table is on fire.', { exact: false }).waitFor();
    await button(page, 'Request Invitation').click();
    const done = page.getByText('Your request is on its way.');
    await done.waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await cloud.settled();

    const his = await visit({ as: mo, at: '/profile', viewport: DESKTOP });
    await his.page
      .getByRole('link', { name: /Fisherman Manager Dashboard.*Manage fisherman invitation requests/ })
      .click();
    await heading(his.page, 'Manager Dashboard').waitFor();
    await button(his.page, 'Approve Nora Quist').click();
    await his.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await his.page.getByText('Request approved').waitFor();
    await his.page.getByText('There are no requests to review.').waitFor();

    const [mail] = await mailsTo(cloud, { email });
    const link = /href="([^"]*\/signup#[^"]*)"/.exec(mail?.html ?? '')?.[1] ?? '';
    await page.goto(link);
    await page.getByText('You are invited').waitFor();
    await page.getByLabel('Fisherman').check();
    await button(page, 'Next').click();
    expect(await field(page, 'Name').inputValue()).toBe('Nora Quist');
    expect(await field(page, 'Email').inputValue()).toBe(email);
  });
});

describe('a fisherman manager', () => {
  it('is told when another one was quicker', async () => {
    const [mo, gus] = [await aManager(), await aManager()];
    const { id: requestId } = await askForInvitation(cloud, { name: 'Ada Finch' });
    const { page } = await visit({ as: mo, at: '/admin/email-tools', expectedErrors: [/409/] });
    await button(page, 'Approve Ada Finch').click();
    await cloud.call(decideInvitationRequest, {
      token: gus.accessToken,
      params: { requestId },
      body: { decision: 'decline' },
    });
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await page.getByText('This request has been declined already.').waitFor();
  });

  it('sends samples, and is told how many and who got none', async () => {
    const mo = await aManager();
    const { page } = await visit({ as: mo, at: '/admin/email-tools?view=sample', expectedErrors: [/500/] });
    const results = {
      successful: [{ name: 'Mo', email: 'mo@creel.example' }],
      failed: [
        { email: 'gone@creel.example', reason: 'Emails to this address bounced or were marked as spam.' },
      ],
    };
    await page.route(
      '**/api/admin/sample-invitation',
      (route) => route.fulfill({ status: 201, json: { successful: 1, failed: 1, results } }),
      { times: 1 },
    );
    const send = button(page, 'Send sample emails');
    await send.click();
    await page.getByText('Sample Emails Sent').waitFor();
    await page
      .getByText('gone@creel.example: Emails to this address bounced or were marked as spam.')
      .waitFor();
    expect(await problemsOf(page)).toEqual([]);
    const error = { code: 'internal', message: 'No mail today.', requestId: 'r' };
    await page.route(
      '**/api/admin/sample-invitation',
      (route) => route.fulfill({ status: 500, json: { error } }),
      { times: 1 },
    );
    await send.click();
    await page.getByText('Failed to send sample emails. Please try again.').waitFor();
    await page.route(
      '**/api/admin/sample-invitation',
      (route) => route.fulfill({ status: 201, body: 'no JSON' }),
      { times: 1 },
    );
    await send.click();
    await page.getByText('An unexpected error occurred while sending sample emails.').waitFor();
    await send.click();
    await expect
      .poll(async () => (await mailsTo(cloud, mo))[0]?.subject)
      .toBe('Sample: Your invitation to Creel');
  });
});

/** The test's own script asks the preview's frame for its storage, which it has none of. */
const PREVIEW_STORAGE = /localStorage/;

/** As far as the question whether to send it. */
async function chooseReader(page: Page, name: string) {
  await field(page, 'To').selectOption('one');
  await field(page, 'Name or email address').fill(name);
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await button(page, 'Count and send').click();
  const dialog = page.getByRole('dialog', { name: 'Send to 1 person?' });
  await dialog.waitFor();
  return dialog.getByRole('button', { name: 'Send', exact: true });
}

describe('a mail to many', () => {
  it('is written, looked at, tried on oneself, counted, sent and followed, and nothing typed is lost', async () => {
    const mo = await aManager();
    const reader = await aPerson(cloud, { name: 'Lena Holm' });
    const { page } = await visit({
      as: mo,
      at: '/admin/email-tools?view=mailings',
      expectedErrors: [PREVIEW_STORAGE],
    });
    await button(page, 'Write a newsletter').click();
    await button(page, 'Count and send').click();
    await page.getByText('Please choose who gets it').waitFor();
    await page.getByText('Subject is required').waitFor();
    await field(page, 'Subject').fill('The season opens');
    await field(page, 'Text').fill('## Cod is back\n\nMeet us **on the pier**.');
    const mail = page.frameLocator('iframe[title="Preview of the email"]');
    await mail.getByRole('heading', { name: 'Cod is back' }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await button(page, 'Plain text').click();
    await page.getByText('Meet us on the pier.').first().waitFor();
    await page.reload();
    expect(await field(page, 'Subject').inputValue()).toBe('The season opens');
    await button(page, 'Send a test to me').click();
    await page.getByText('Test sent').waitFor();
    expect((await mailsTo(cloud, mo))[0]?.html).toContain('<strong>on the pier</strong>');

    const send = await chooseReader(page, 'Lena Holm');
    expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
    await send.click();
    await page.getByText('The newsletter is on its way').waitFor();
    const sent = page.getByRole('article', { name: 'The season opens' });
    await sent.getByText('To Lena Holm').waitFor();
    await sent.getByText('Sent to 1 person').waitFor();
    await expect.poll(() => hasFocus(page.getByRole('heading', { name: 'Newsletters' }))).toBe(true);
    expect((await mailsTo(cloud, reader))[0]?.subject).toBe('The season opens');
    await button(page, 'Write a newsletter').click();
    expect(await field(page, 'Subject').inputValue()).toBe('');
  });

  it('goes once, also when the answer to it was lost and the page is loaded anew', async () => {
    const [mo, reader] = [await aManager(), await aPerson(cloud, { name: 'Olaf Brandt' })];
    const { page } = await visit({
      as: mo,
      at: '/admin/email-tools?view=mailings',
      expectedErrors: [PREVIEW_STORAGE, /ERR_FAILED/],
    });
    await button(page, 'Write a newsletter').click();
    await field(page, 'Subject').fill('The pier is closed');
    await field(page, 'Text').fill('Until Monday.');
    await loseFirstAnswer(page, createMailing);
    await (await chooseReader(page, 'Olaf Brandt')).click();
    await page.getByText('No connection. Check your network and try again.').waitFor();
    await page.reload();
    await (await chooseReader(page, 'Olaf Brandt')).click();
    await page.getByText('The newsletter is on its way').waitFor();
    expect(await mailsTo(cloud, reader)).toHaveLength(1);
  });

  it('says what is missing of one that was given up too long ago to go on', async () => {
    const mo = await aManager();
    const before = { ...anEndlessMailing(ulid()), subject: 'The season ends' };
    await putItems(cloud, [{ ...mailing.item({ mailingId: before.id }, before) }]);
    const { page } = await visit({ as: mo, at: '/admin/email-tools?view=mailings', viewport: DESKTOP });
    const unfinished = page.getByRole('article', { name: 'The season ends' });
    await unfinished.getByText('Not sent to about 2 people yet.', { exact: false }).waitFor();
    await unfinished.getByText('This newsletter is too old', { exact: false }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
  });

  it('goes on for those without it when a part of it was given up', async () => {
    const [mo, reader] = [await aManager(), await aPerson(cloud)];
    await aGivenUpMailing(cloud, { audience: toPerson(reader.userId) });
    const { page } = await visit({ as: mo, at: '/admin/email-tools?view=mailings', viewport: PHONE });
    const card = page.getByRole('article', { name: 'The season opens' }).first();
    await card.getByText('We stopped after many attempts.', { exact: false }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await card.getByRole('button', { name: /^Send to everyone who did not get it/ }).press('Enter');
    expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).press('Enter');
    await card.getByText('Sent to 1 person').waitFor();
    expect(await mailsTo(cloud, reader)).toHaveLength(1);
  });
});
