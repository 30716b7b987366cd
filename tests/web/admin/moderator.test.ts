/** Moderators at work: on a phone, on a desktop and by keyboard, and two at once. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { actOnReport, createReport } from '#shared/moderation/endpoints.ts';
import { createProfile } from '#shared/profiles/endpoints.ts';
import { DESKTOP } from '#tests/support/browser/browser.ts';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { postCatch, upload } from '#tests/support/builders.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson, write } from '#tests/support/correspondence.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { button, field, press } from '#tests/web/auth-journeys.ts';
import { inDialog } from '#tests/web/dialog.ts';
import { problemsOf } from '#tests/web/problems.ts';

const report = async (from: TestUser, on: TestUser, more: { messageId?: string; catchId?: string } = {}) => {
  const body = {
    reportedUserId: on.userId,
    reportType: 'spam',
    description: 'Sells watches.',
    ...more,
  } as const;
  return (await cloud.call(createReport, { token: from.accessToken, body })).body.id;
};

/** A fisherman with a unique name, and a person who reports them. */
async function aQuarrel() {
  const [ruth, omar] = await Promise.all([
    aPerson(cloud, { name: 'Ruth Alder' }),
    aPerson(cloud, { name: 'Omar Finn' }),
  ]);
  const body = { profileType: 'fisherman', name: 'Omar Finn' } as const;
  await cloud.call(createProfile, { token: omar.accessToken, body });
  return { ruth, omar };
}

const anAdmin = (name: string) => aPerson(cloud, { name, groups: ['admin'] });

/** Opens a report in the queue, however many others are before it. */
async function open(page: Page, reportId: string): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/admin/reports?report=${reportId}`);
  await page.getByRole('heading', { name: 'What to do' }).waitFor();
}

/** Uses only the keyboard, wherever the focus is. */

describe('a moderator', () => {
  it('hides a reported catch with a reason, and allows it to be shown again', async () => {
    const { ruth, omar } = await aQuarrel();
    const earlier = await report(ruth, omar);
    const bea = await anAdmin('Bea Lund');
    const warning = { action: 'warn', note: 'Be kind.', version: 1 } as const;
    await cloud.call(actOnReport, { token: bea.accessToken, params: { reportId: earlier }, body: warning });
    const { uploadId } = await upload(cloud, omar);
    const photos = [{ uploadId }];
    const { id: catchId } = await postCatch(cloud, omar, { description: 'Watches, cheap!', photos });
    const messageId = (await write(cloud, omar, ruth, { catchId, content: 'Do you want a watch?' })).body.id;
    const id = await report(ruth, omar, { messageId });
    await cloud.settled();
    const { page } = await visit({ as: bea, at: '/admin/reports', viewport: DESKTOP });
    await page.getByText('Waiting, reported').first().waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await open(page, id);
    for (const text of [
      'Do you want a watch?',
      'Watches, cheap!',
      'Sells watches.',
      'Other reports about them: 1',
    ])
      await page.getByText(text).first().waitFor();
    await page.getByText('Warned', { exact: false }).first().waitFor();
    await page.getByRole('img', { name: 'Photo 1 of 1 of the reported catch' }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await press(page, 'Hide it');
    await inDialog(page, 'Hide it').click();
    await page.getByText('Reason is required').first().waitFor();
    expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
    await field(page, 'Reason').fill('Watches are no fish.');
    await page.keyboard.press('Tab');
    await inDialog(page, 'Hide it').focus();
    await page.keyboard.press('Enter');
    await page.getByText('by Bea Lund').waitFor();
    await page.getByText('Hidden now').waitFor();
    await press(page, 'Allow it again');
    await inDialog(page, 'Allow it again').click();
    await button(page, 'Hide it').waitFor();
    await cloud.settled();
    const subjects = (await mailsTo(cloud, omar)).map(({ subject }) => subject).sort();
    expect(subjects).toEqual([
      'A post of yours on Creel can be shown again',
      'A post of yours on Creel was hidden',
      'A warning about your Creel account',
    ]);
  });
});
