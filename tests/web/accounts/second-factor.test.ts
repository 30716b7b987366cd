/**
 * Two-step verification with an authenticator app: setting it up on the profile page, signing in with it, turning it
 * off.
 */

import { totpCode } from '@creel/local-aws/cognito/totp';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { getMe } from '#shared/accounts/endpoints.ts';
import { PHONE } from '#tests/support/browser/browser.ts';
import { cloud, it, useOwnCloud, visit } from '#tests/support/browser/fixtures.ts';
import { functionsWith, startLocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { type TestUser, turnOnSecondFactor } from '#tests/support/cloud/users.ts';
import { button, field, hasFocus, heading, logIn } from '#tests/web/auth-journeys.ts';
import { problemsOf } from '#tests/web/problems.ts';
import { readQr } from '#tests/web/read-qr.ts';
import { secondFactorMissing } from '#words/accounts/second-factor.ts';

// This test moves the clock, since a code works only once.
useOwnCloud(() => startLocalCloud(undefined, { functions: functionsWith({ SECOND_FACTOR: 'required' }) }));

const expectedErrors = [/_cognito/];
const codeOf = (secret: string) => totpCode(secret, cloud.clock.now());
const nextCodes = () => cloud.clock.advance(30_000);
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const me = async ({ accessToken: token }: TestUser) => (await cloud.call(getMe, { token })).body;

const scan = (page: Page) => readQr(page, 'QR code for your authenticator app');

async function askToSignIn(page: Page, person: TestUser): Promise<void> {
  await logIn(page, cloud, person.email, person.password);
  await heading(page, 'One more step').waitFor();
}

describe('two-step verification', () => {
  it('is set up from the banner for people with a role, by camera, by hand or on the same device', async () => {
    const admin = await cloud.createUser({ name: 'Ada Finn', groups: ['admin'] });
    const { page } = await visit({ as: admin, at: '/', viewport: PHONE, expectedErrors });
    await page.getByText(secondFactorMissing).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Set it up now' }).click();
    const title = page.getByRole('heading', { name: 'Set up two-step verification' });
    await title.waitFor();
    await expect.poll(() => hasFocus(title)).toBe(true);

    const uri = await scan(page);
    expect(uri.href).toContain(`otpauth://totp/Creel:${admin.email}?`);
    const secret = uri.searchParams.get('secret') ?? '';
    expect((await page.locator('code').innerText()).replaceAll(' ', '')).toBe(secret);
    const link = page.getByRole('link', { name: 'Open the app on this device' });
    expect(await link.getAttribute('href')).toBe(uri.href);

    await button(page, 'Turn it on').click();
    await page.getByText('Enter the 6 digits from your app').waitFor();
    await field(page, '2. Code from the app').fill(wrong(codeOf(secret)));
    await button(page, 'Turn it on').click();
    await page.getByText('This code is wrong.').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await field(page, '2. Code from the app').fill(codeOf(secret));
    await button(page, 'Turn it on').click();
    await page.getByText('Two-step verification is on').waitFor();
    await page.getByText('On: a code from your authenticator app').waitFor();
    expect(await page.getByText(secondFactorMissing).count()).toBe(0);
    expect((await me(admin)).secondFactor).toEqual({ isOn: true, isMissing: false, recoveryCodes: 10 });
  });

  it('follows the password at every sign-in', async () => {
    const person = await cloud.createUser({ name: 'Ruth Alder' });
    const secret = await turnOnSecondFactor(cloud, person);
    nextCodes();
    const { page } = await visit({ viewport: PHONE, expectedErrors });
    await askToSignIn(page, person);
    expect(await problemsOf(page)).toEqual([]);
    await field(page, 'Code from the app').fill(wrong(codeOf(secret)));
    await button(page, 'Login').click();
    await page.getByText('This code is wrong.').waitFor();
    expect(await hasFocus(field(page, 'Code from the app'))).toBe(true);
    await field(page, 'Code from the app').fill(codeOf(secret));
    await button(page, 'Login').click();
    await page.getByText('Welcome back, Ruth Alder').waitFor();
  });

  it('starts again with the password if it took too long', async () => {
    const person = await cloud.createUser();
    const secret = await turnOnSecondFactor(cloud, person);
    const { page } = await visit({ viewport: PHONE, expectedErrors });
    await askToSignIn(page, person);
    cloud.clock.advance(200_000);
    await field(page, 'Code from the app').fill(codeOf(secret));
    await button(page, 'Login').click();
    await page.getByText('Please start again').waitFor();
    expect(await field(page, 'Email').inputValue()).toBe(person.email);
  });

  it('is turned off with the password', async () => {
    const person = await cloud.createUser({ name: 'Ruth Alder' });
    const secret = await turnOnSecondFactor(cloud, person);
    nextCodes();
    const { page } = await visit({ viewport: PHONE, expectedErrors });
    await askToSignIn(page, person);
    await field(page, 'Code from the app').fill(codeOf(secret));
    await button(page, 'Login').click();
    await page.getByText('Welcome back, Ruth Alder').waitFor();
    await page.goto(`${cloud.origin()}/profile`);
    await button(page, 'Turn off two-step verification').click();
    await field(page, 'Password').fill('not this one');
    await button(page, 'Turn off').click();
    await page.getByText('This is not your current password.').waitFor();
    await field(page, 'Password').fill(person.password);
    await button(page, 'Turn off').click();
    await page.getByText('Two-step verification is off').waitFor();
    expect((await me(person)).secondFactor?.isOn).toBe(false);
  });
});
