/** A fisherman manager in Email Tools, on a phone and on a desktop. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { MINUTE } from '#shared/limits.ts';
import { createMailing } from '#shared/newsletters/endpoints.ts';
import { DESKTOP } from '#tests/support/browser/browser.ts';
import { cloud, it, useOwnCloud, visit } from '#tests/support/browser/fixtures.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { aStranger } from '#tests/support/organizations.ts';
import { button, field, hasFocus, heading } from '#tests/web/auth-journeys.ts';
import { loseFirstAnswer } from '#tests/web/lost-answers.ts';
import { problemsOf } from '#tests/web/problems.ts';
import { siteMinute } from '../../../web/lib/time/site-minute.ts';

// Samples go to everybody with a role, so this file needs a cloud of its own.
useOwnCloud();

const aManager = () => aPerson(cloud, { name: 'Mo Ray', groups: ['fisherman_manager'] });

describe('a request for an invitation', () => {
  it('starts at What’s in a Pledge, keeps the typed text, and leads to signing up by email', async () => {
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

/** The test's own script asks the preview's frame for its storage, which does not exist. */
const PREVIEW_STORAGE = /localStorage/;

/** Continues to the question whether to send it. */
async function chooseReader(page: Page, name: string) {
  await field(page, 'To').selectOption('one');
  await field(page, 'Name or email address').fill(name);
  await page.getByRole('button', { name: new RegExp(name) }).click();
  return await countReaders(page);
}

async function countReaders(page: Page) {
  await button(page, 'Count and send').click();
  const dialog = page.getByRole('dialog', { name: 'Send to 1 person?' });
  await dialog.waitFor();
  return dialog;
}

describe('an announcement email', () => {
  it('is sent once, even if the response was lost and the page is reloaded', async () => {
    const [mo, reader] = [await aManager(), await aPerson(cloud, { name: 'Olaf Brandt' })];
    const { page } = await visit({
      as: mo,
      at: '/admin/email-tools?view=mailings',
      expectedErrors: [PREVIEW_STORAGE, /ERR_FAILED/],
    });
    await button(page, 'Write a newsletter').click();
    await field(page, 'Subject').fill('The pier is closed');
    await field(page, 'Text').fill('## Ice\n\nUntil Monday.');
    const mail = page.frameLocator('iframe[title="Preview of the email"]');
    await mail.getByRole('heading', { name: 'Ice' }).waitFor();
    await loseFirstAnswer(page, createMailing);
    await (await chooseReader(page, 'Olaf Brandt')).getByRole('button', { name: 'Send' }).click();
    await page.getByText('No connection. Check your network and try again.').waitFor();
    await page.reload();
    await (await countReaders(page)).getByRole('button', { name: 'Send' }).click();
    await page.getByText('The newsletter is on its way').waitFor();
    await expect.poll(() => hasFocus(page.getByRole('heading', { name: 'Newsletters' }))).toBe(true);
    expect(await mailsTo(cloud, reader)).toHaveLength(1);
  });

  it('is written by two people, scheduled, and sent once at its time', async () => {
    const run = randomUUID().slice(0, 8);
    const [title, name] = [`The pier opens ${run}`, `Lena ${run}`];
    const [mo, ada, reader] = [
      await aManager(),
      await aPerson(cloud, { name: 'Ada Byrd', groups: ['admin'] }),
      await aPerson(cloud, { name }),
    ];
    await cloud.runDue();
    const at = '/admin/email-tools?view=mailings';
    const first = await visit({ as: mo, at, expectedErrors: [PREVIEW_STORAGE] });
    await button(first.page, 'Write a newsletter').click();
    await field(first.page, 'Subject').fill(title);
    await field(first.page, 'Text').fill('Hello {name}');
    await first.page.getByText('If we don’t know a reader’s name').waitFor();
    await button(first.page, 'Save draft').click();
    await first.page.getByText('Draft saved').waitFor();

    const { page } = await visit({
      as: ada,
      at,
      viewport: DESKTOP,
      expectedErrors: [PREVIEW_STORAGE, /409/],
    });
    await button(page, `Open the draft “${title}”`).click();
    await field(page, 'Text').fill('Hello {name}, meet us on the pier.');
    await field(first.page, 'Text').fill('Hello {name}, bring ice.');
    await button(first.page, 'Save draft').click();
    await first.page.getByText('Saved by Mo Ray').waitFor();
    await button(page, 'Save draft').click();
    await page.getByText('Somebody else just saved this draft').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await button(page, 'Replace theirs with mine').click();
    await page.getByText('Saved by Ada Byrd').waitFor();

    const dialog = await chooseReader(page, name);
    await dialog.getByRole('button', { name: 'Later' }).click();
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await dialog.getByText('Please choose a day and a time').waitFor();
    await dialog.getByLabel(/^Day and time/).fill(siteMinute(cloud.clock.now() + 10 * MINUTE));
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await page.getByText('The newsletter is scheduled').waitFor();
    await page.getByText(/^Goes out on/).waitFor();
    await cloud.settled();
    const letters = async () => (await mailsTo(cloud, reader)).filter(({ subject }) => subject === title);
    expect(await letters()).toEqual([]);

    cloud.clock.advance(11 * MINUTE);
    await Promise.all([cloud.runDue(), cloud.runDue()]);
    await cloud.settled();
    const [letter, ...more] = await letters();
    expect(letter?.text).toContain(`Hello ${name}, meet us on the pier.`);
    expect(more).toEqual([]);
    await page.reload();
    await page.getByRole('article', { name: title }).getByText('Sent to 1 person').waitFor();
    expect(await page.getByText('Drafts').count()).toBe(0);
    await button(page, `Use “${title}” again`).click();
    await expect.poll(() => field(page, 'Subject').inputValue()).toBe(title);
    await page.getByText(`To ${name}`).waitFor();
  });
});
