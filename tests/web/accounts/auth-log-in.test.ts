import { describe, expect } from 'vitest';
import type { Visit } from '#tests/support/browser/browser.ts';
import { cloud, it, useOwnCloud, visit } from '#tests/support/browser/fixtures.ts';
import { button, field, heading, invite, logIn, mailedCode, mailedLink } from '#tests/web/auth-journeys.ts';

useOwnCloud();

let here: Visit;
it.beforeEach(async () => {
  here = await visit({ expectedErrors: [/400 .*_cognito/] });
});

const address = (path: string) => new URL(path, cloud.origin()).href;

describe('logging in', () => {
  it('leads to the home page, and shows that it is busy', async () => {
    const { page } = here;
    const { email, password } = await cloud.signUp();
    const held = Promise.withResolvers<void>();
    await page.route('**/_cognito', async (route) => {
      await held.promise;
      await route.continue();
    });
    const home = page.waitForRequest(address('/api/home'));
    // Delays the person's own data until the home page was requested too.
    await page.route('**/api/me', async (route) => {
      await home;
      await route.continue();
    });
    await logIn(page, cloud, ` ${email.toUpperCase()} `, password);
    await page.getByRole('status').filter({ hasText: 'Signing in...' }).waitFor();
    expect(await page.getByRole('button', { name: 'Signing in...', exact: true }).count()).toBe(1);
    held.resolve();
    await page.waitForURL(address('/'));
    await page.getByRole('heading', { name: /^Welcome back, / }).waitFor();
  });

  it('leads back to the page from which it was opened, and nowhere else', async () => {
    const { page, context } = here;
    const { email, password } = await cloud.signUp();
    const from = '/marketplace?view=pledges';
    await page.goto(address(`/auth?from=${encodeURIComponent(from)}`));
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await page.getByRole('tab', { name: 'Login' }).click();
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill(password);
    await button(page, 'Login').click();
    await page.waitForURL(address(from));
    for (const path of [
      '/auth?from=https://elsewhere.example/',
      '/login?from=//elsewhere.example',
      '/signup',
    ]) {
      const other = await context.newPage();
      await other.goto(address(path));
      await other.waitForURL(address('/'));
    }
  });
});

describe('an invited person', () => {
  it('replaces the temporary password', async () => {
    const { page } = here;
    const email = 'invited@creel.example';
    await invite(cloud, email, 'Temporary1');
    await logIn(page, cloud, email, 'Temporary1');
    await heading(page, 'Choose your password').waitFor();
    await field(page, 'New password').fill('short');
    await button(page, 'Save and continue').click();
    await page.getByText('Password must be at least 6 characters long').waitFor();
    await field(page, 'New password').fill('MyOwnCatch1');
    await button(page, 'Save and continue').click();
    await page.waitForURL(address('/'));
  });
});

describe('resetting a password', () => {
  const ask = async (email: string) => {
    const { page } = here;
    await page.goto(address('/login'));
    await field(page, 'Email').fill(email);
    await button(page, 'Forgot your password?').click();
    expect(await field(page, 'Email').inputValue()).toBe(email);
    await button(page, 'Send the code').click();
    await heading(page, 'Choose a new password').waitFor();
  };
  const reset = async (code: string, password: string) => {
    await field(here.page, 'Code from the email').fill(code);
    await field(here.page, 'New password').fill(password);
    await button(here.page, 'Save the new password').click();
  };

  it('signs in with the new one, even after a reload', async () => {
    const { page } = here;
    const { email, password } = await cloud.signUp();
    await ask(email);
    await page.reload();
    await page.getByText(email).waitFor();
    await reset(mailedCode(cloud, email), 'NewCatch1');
    await page.waitForURL(address('/'));
    const other = await visit({ expectedErrors: [/400 .*_cognito/] });
    await logIn(other.page, cloud, email, password);
    await other.page.getByText('Login Failed', { exact: true }).waitFor();
  });

  it('shows the same for an unknown address, and sends no email', async () => {
    const { page } = here;
    const email = 'stranger@creel.example';
    await ask(email);
    await page.getByText(`If there is an account for ${email}, we have sent a code to it.`).waitFor();
    expect(cloud.mails().filter(({ to }) => to.includes(email))).toEqual([]);
    await reset('123456', 'NewCatch1');
    await page.getByText('This code is wrong. Use the one in the newest email.').waitFor();
  });

  it('works with the link in the email on any device', async () => {
    const { email } = await cloud.signUp();
    await ask(email);
    const { page } = await visit();
    await page.goto(mailedLink(cloud, email));
    await heading(page, 'Choose a new password').waitFor();
    await field(page, 'New password').fill('NewCatch1');
    await button(page, 'Save the new password').click();
    await page.waitForURL(address('/'));
  });
});
