/** The data for signing in, as the profile page shows and changes it. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { getMe } from '#shared/accounts/endpoints.ts';
import { updateProfile } from '#shared/profiles/endpoints.ts';
import { PHONE, type Visit } from '#tests/support/browser/browser.ts';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { refreshSession, signIn, startSession, type TestUser } from '#tests/support/cloud/users.ts';
import { signUpFisherman } from '#tests/support/fishermen.ts';
import { button, hasFocus, heading, mailedCode, newestMail } from '#tests/web/auth-journeys.ts';
import { problemsOf } from '#tests/web/problems.ts';

let here: Visit;
let page: Page;
let ruth: TestUser;

it.beforeEach(async () => {
  ruth = await signUpFisherman(cloud, { location: 'Portland, ME' });
  here = await visit({
    as: ruth,
    at: '/profile',
    flavour: 'community',
    viewport: PHONE,
    expectedErrors: [/_cognito/],
  });
  page = here.page;
  await heading(page, 'Ruth Alder').waitFor();
});

const field = (label: string) => page.getByLabel(label, { exact: true });
const me = async () => (await cloud.call(getMe, { token: ruth.accessToken })).body;

describe('the password on the profile page', () => {
  it('is changed with the current one, by the rules for signing up', async () => {
    await button(page, 'Change password').click();
    expect(await hasFocus(page.getByRole('heading', { name: 'Change password' }))).toBe(true);
    await button(page, 'Save the new password').click();
    await page.getByText('Please enter your password').waitFor();
    await page.getByText('Password must be at least 6 characters long').waitFor();
    await field('Current password').fill('not this one');
    await field('New password').fill('NewCatch1');
    await button(page, 'Save the new password').click();
    await page.getByText('This is not your current password.').waitFor();
    expect(await hasFocus(field('Current password'))).toBe(true);
    expect(await problemsOf(page)).toEqual([]);

    const elsewhere = await startSession(cloud, ruth);
    await field('Current password').fill(ruth.password);
    await button(page, 'Save the new password').click();
    await page.getByText('All your other devices are signed out.').waitFor();
    await expect(refreshSession(cloud, elsewhere.refreshToken)).rejects.toThrow('NotAuthorizedException');
    await button(page, 'Change password').waitFor();
    await signIn(cloud, { ...ruth, password: 'NewCatch1' });
    await expect(signIn(cloud, ruth)).rejects.toThrow('Incorrect username or password.');
  });
});

describe('the email address on the profile page', () => {
  const address = () => `ruth-${randomUUID().slice(0, 8)}@creel.example`;
  async function ask(to: string): Promise<void> {
    await button(page, 'Change email').click();
    await field('New email').fill(to);
    await field('Current password').fill(ruth.password);
    await button(page, 'Send the code').click();
  }

  it('is changed with the code sent to the new one, even after the page was left to read it', async () => {
    await ask(ruth.email.toUpperCase());
    await page.getByText('This is your address already.').waitFor();
    await button(page, 'Cancel').click();
    await ask((await cloud.createUser()).email);
    await page.getByText('Another account has this address.').waitFor();

    const to = address();
    await field('New email').fill(to);
    await field('Current password').fill('WrongCatch1');
    await button(page, 'Send the code').click();
    await page.getByText('This is not your current password.').waitFor();
    await field('Current password').fill(ruth.password);
    await button(page, 'Send the code').click();
    await page.getByText(`We sent a code to ${to}.`).waitFor();
    expect(newestMail(cloud, to).html).toContain('#14705b');
    expect((await me()).user.email).toBe(ruth.email);
    await page.reload();
    await page.getByText(`We sent a code to ${to}.`).waitFor();
    await field('Code from the email').fill('12');
    await button(page, 'Use this address').click();
    await page.getByText('Enter the 6 digits from the email').waitFor();
    expect(await problemsOf(page)).toEqual([]);

    await field('Code from the email').fill(mailedCode(cloud, to));
    await button(page, 'Use this address').click();
    await page.getByText('Your email address is changed').waitFor();
    await page.getByRole('main').getByText(to).first().waitFor();
    expect((await me()).user.email).toBe(to);
    await signIn(cloud, { ...ruth, email: to });
  });

  it('is changed even if the response was lost and the code is entered again', async () => {
    const to = address();
    await ask(to);
    await page.getByText(`We sent a code to ${to}.`).waitFor();
    let isLost = false;
    await page.route('**/_cognito', async (route) => {
      const target = route.request().headers()['x-amz-target'] ?? '';
      if (isLost || !target.endsWith('VerifyUserAttribute')) return await route.fallback();
      isLost = true;
      await route.fetch();
      await route.abort();
    });
    await field('Code from the email').fill(mailedCode(cloud, to));
    await button(page, 'Use this address').click();
    await page.getByText('Your email address is changed').waitFor();
    expect(isLost).toBe(true);
  });
});

describe('the ZIP code on the profile page', () => {
  it('is shown, and changed together with the place that it stands for', async () => {
    await cloud.call(updateProfile, {
      token: ruth.accessToken,
      params: { profileType: 'fisherman' },
      body: { location: '04101' },
    });
    await page.reload();
    await button(page, 'Edit Fisherman profile').click();
    await page.getByLabel('ZIP code (optional)').fill('4330');
    await button(page, 'Save').click();
    await page.getByText('Please enter a valid ZIP code (e.g., 12345 or 12345-6789)').first().waitFor();
    await page.getByLabel('ZIP code (optional)').fill('04330');
    await button(page, 'Save').click();
    await page.getByText('Profile updated successfully').waitFor();
    expect((await me()).profiles[0]).toMatchObject({ zipcode: '04330', location: '04330' });
  });
});
