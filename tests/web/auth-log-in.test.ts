import { describe, expect } from 'vitest';
import { HOUR } from '#shared/limits.ts';
import type { Visit } from '#tests/support/browser.ts';
import { cloud, it, useOwnCloud, visit } from '#tests/support/fixtures.ts';
import {
  button,
  field,
  hasFocus,
  heading,
  invite,
  logIn,
  mailedCode,
  mailedLink,
  PASSWORD,
  signUp,
} from './auth-journeys.ts';

useOwnCloud();

let here: Visit;
it.beforeEach(async () => {
  here = await visit({ expectedErrors: [/400 .*_cognito/] });
});

const address = (path: string) => new URL(path, cloud.origin()).href;

describe('logging in', () => {
  it('leads home and says so while it works', async () => {
    const { page } = here;
    const { email, password } = await cloud.signUp();
    const held = Promise.withResolvers<void>();
    await page.route('**/_cognito', async (route) => {
      await held.promise;
      await route.continue();
    });
    await logIn(page, cloud, ` ${email.toUpperCase()} `, password);
    await page.getByRole('status').filter({ hasText: 'Signing in...' }).waitFor();
    expect(await page.getByRole('button', { name: 'Signing in...', exact: true }).count()).toBe(1);
    held.resolve();
    await page.waitForURL(address('/'));
  });

  it('refuses a wrong password and an unknown address in the same words', async () => {
    const { page } = here;
    const { email, password } = await cloud.signUp();
    for (const [name, secret] of [
      [email, `not ${password}`],
      ['nobody@creel.example', password],
    ] as const) {
      await logIn(page, cloud, name, secret);
      await page.getByText('Login Failed', { exact: true }).waitFor();
      expect(await page.getByText('Incorrect username or password.').count()).toBe(2);
      expect(await hasFocus(field(page, 'Password'))).toBe(true);
    }
  });

  it('says when the user pool cannot be reached', async () => {
    const { page } = here;
    await page.route('**/_cognito', (route) => route.fulfill({ status: 400, body: 'no answer of a pool' }));
    await logIn(page, cloud, 'ruth@creel.example', PASSWORD);
    await page.getByText('Login Failed', { exact: true }).waitFor();
    expect(await page.getByText('An unexpected error occurred.').count()).toBe(2);
  });

  it('asks for both fields, and goes to the first that is missing', async () => {
    const { page } = here;
    await page.goto(address('/login'));
    await button(page, 'Login').click();
    await page.getByText('Please enter a valid email address').waitFor();
    await page.getByText('Please enter your password').waitFor();
    expect(await hasFocus(field(page, 'Email'))).toBe(true);
  });

  it('shows and hides the password', async () => {
    const { page } = here;
    await page.goto(address('/login'));
    const password = field(page, 'Password');
    expect(await password.getAttribute('type')).toBe('password');
    await button(page, 'Show password').click();
    expect(await password.getAttribute('type')).toBe('text');
    await button(page, 'Show password').click();
    expect(await password.getAttribute('type')).toBe('password');
  });

  it('leads who has not confirmed the address to the notice, and from there in', async () => {
    const { page } = here;
    const email = 'unconfirmed@creel.example';
    const elsewhere = await visit();
    await signUp(elsewhere.page, cloud, { email });
    await elsewhere.end();
    await logIn(page, cloud, email, PASSWORD);
    await heading(page, 'Check your email').waitFor();
    await field(page, 'Code from the email').fill(mailedCode(cloud, email));
    await button(page, 'Confirm my address').click();
    await page.waitForURL(address('/'));
  });

  it('leads back to the page it was asked from, and nowhere else', async () => {
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

  it('signs in with the new one, after a reload too', async () => {
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

  it('says the same of an address nobody has, and mails nobody', async () => {
    const { page } = here;
    const email = 'stranger@creel.example';
    await ask(email);
    await page.getByText(`If there is an account for ${email}, we have sent a code to it.`).waitFor();
    expect(cloud.mails().filter(({ to }) => to.includes(email))).toEqual([]);
    await reset('123456', 'NewCatch1');
    await page.getByText('This code is wrong. Use the one in the newest email.').waitFor();
  });

  it('tells a wrong code from one that expired or was used, and a bad password from both', async () => {
    const { page } = here;
    const { email } = await cloud.signUp();
    await ask(email);
    const code = mailedCode(cloud, email);
    await reset(code, 'short');
    await page.getByText('Password must be at least 6 characters long').waitFor();
    await reset(code === '000000' ? '000001' : '000000', 'NewCatch1');
    await page.getByText('This code is wrong. Use the one in the newest email.').waitFor();
    cloud.clock.advance(HOUR);
    await reset(code, 'NewCatch1');
    await page.getByText('This code has expired or was used already. Ask for a new one.').waitFor();
    await button(page, 'Send a new code').click();
    await page.getByText('A new code is on its way').waitFor();
    await reset(mailedCode(cloud, email), 'NewCatch1');
    await page.waitForURL(address('/'));
  });

  it('goes by the link of the mail, on any device', async () => {
    const { email } = await cloud.signUp();
    await ask(email);
    const { page } = await visit();
    await page.goto(mailedLink(cloud, email));
    await heading(page, 'Choose a new password').waitFor();
    await field(page, 'New password').fill('NewCatch1');
    await button(page, 'Save the new password').click();
    await page.waitForURL(address('/'));
  });

  it('can be left', async () => {
    const { page } = here;
    await ask('leaving@creel.example');
    await button(page, 'Use another address').click();
    await heading(page, 'Reset your password').waitFor();
    await button(page, 'Back to Login').click();
    await page.getByRole('tab', { name: 'Login', selected: true }).waitFor();
  });
});
