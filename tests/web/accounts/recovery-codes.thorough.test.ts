/** Recovery codes: shown once with two-step verification, saved, and used instead of the app. */
import { readFile } from 'node:fs/promises';
import { totpCode } from '@creel/local-aws/cognito/totp';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PHONE } from '#tests/support/browser/browser.ts';
import { cloud, it, useOwnCloud, visit } from '#tests/support/browser/fixtures.ts';
import { functionsWith, startLocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { button, field, hasFocus, heading, logIn } from '#tests/web/auth-journeys.ts';
import { problemsOf } from '#tests/web/problems.ts';
import { readQr } from '#tests/web/read-qr.ts';
import { secondFactorMissing } from '#words/accounts/second-factor.ts';
import { recoveryRefused } from '#words/general/refusals.ts';

// Roles need two-step verification.
useOwnCloud(() => startLocalCloud(undefined, { functions: functionsWith({ SECOND_FACTOR: 'required' }) }));

const codesOn = (page: Page) => page.getByRole('listitem').filter({ hasText: /^(\w{4}-){2}\w{4}$/ });
const codes = async (page: Page) => await codesOn(page).allInnerTexts();

it('recovery codes help from setting up the app, through losing it, to setting it up again', async () => {
  const admin = await cloud.createUser({ name: 'Ada Finn', groups: ['admin'] });
  const { page } = await visit({
    as: admin,
    at: '/profile#second-step',
    viewport: PHONE,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const secret = (await readQr(page, 'QR code for your authenticator app')).searchParams.get('secret') ?? '';
  await field(page, '2. Code from the app').fill(totpCode(secret, cloud.clock.now()));
  await button(page, 'Turn it on').click();

  const title = page.getByRole('heading', { name: 'Save your recovery codes' });
  await title.waitFor();
  await expect.poll(() => hasFocus(title)).toBe(true);
  const first = await codes(page);
  expect(first).toHaveLength(10);
  expect(await problemsOf(page)).toEqual([]);
  await button(page, 'Copy').click();
  await page.getByText('The codes are copied').waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(first.join('\n'));
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()]);
  expect(file.suggestedFilename()).toBe('creel-recovery-codes.txt');
  expect(await readFile(await file.path(), 'utf8')).toContain(first.join('\n'));
  await button(page, 'I have saved them').click();
  await page.getByText('10 of 10 left').waitFor();
  await expect.poll(() => hasFocus(button(page, 'New recovery codes'))).toBe(true);

  await page.keyboard.press('Enter');
  await field(page, 'Password').fill(admin.password);
  await page.keyboard.press('Enter');
  await title.waitFor();
  const second = await codes(page);
  expect(second.filter((code) => first.includes(code))).toEqual([]);
  await button(page, 'I have saved them').click();

  const { page: phone } = await visit({ viewport: PHONE, expectedErrors: [/\/api\/recovery/] });
  await logIn(phone, cloud, admin.email, admin.password);
  await heading(phone, 'One more step').waitFor();
  await button(phone, 'Use a recovery code').click();
  await expect.poll(() => hasFocus(heading(phone, 'Sign in with a recovery code'))).toBe(true);
  expect(await problemsOf(phone)).toEqual([]);
  await field(phone, 'Recovery code').fill(first[0] ?? '');
  await button(phone, 'Login').click();
  await phone.getByText(recoveryRefused).waitFor();
  expect(await hasFocus(field(phone, 'Recovery code'))).toBe(true);
  await field(phone, 'Recovery code').fill((second[0] ?? '').toLowerCase().replaceAll('-', ' '));
  await button(phone, 'Login').click();
  await heading(phone, 'Two-step verification is off').waitFor();
  expect(await problemsOf(phone)).toEqual([]);
  await button(phone, 'Set it up again').click();
  await phone.getByRole('heading', { name: 'Set up two-step verification' }).waitFor();
  await phone.getByText(secondFactorMissing).waitFor();
});
