import { describe, expect } from 'vitest';
import { getMe } from '#shared/accounts/endpoints.ts';
import type { Visit } from '#tests/support/browser/browser.ts';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { signIn } from '#tests/support/cloud/users.ts';
import {
  button,
  chooseType,
  field,
  fillDetails,
  heading,
  mailedCode,
  mailedLink,
  openSignUp,
  PASSWORD,
  signUp,
} from '#tests/web/auth-journeys.ts';

let here: Visit;
it.beforeEach(async () => {
  // The user pool refuses with 400, which the browser logs. Nothing else may be logged.
  here = await visit({ expectedErrors: [/400 .*_cognito/] });
});

const me = async (email: string) =>
  (await cloud.call(getMe, { token: await signIn(cloud, { email, password: PASSWORD }) })).body;

const home = () => new URL('/', cloud.origin()).href;

describe('signing up', () => {
  it('ends signed in, with the chosen profile', async () => {
    const { page } = here;
    const email = 'fisherman@creel.example';
    await openSignUp(page, cloud);
    await chooseType(page, 'fisherman');
    await fillDetails(page, 'fisherman', { Email: email, Location: 'Portland, ME' });
    await button(page, 'Next').click();
    for (const shown of ['Ruth Alder', email, '(207) 555-0142', '04101', 'Portland, ME']) {
      await page.getByRole('definition').filter({ hasText: shown }).waitFor();
    }
    expect(await page.getByText(PASSWORD).count()).toBe(0);
    await button(page, 'Create Account').click();
    await page.getByText('Check Your Email', { exact: true }).waitFor();
    await heading(page, 'Check your email').waitFor();
    await field(page, 'Code from the email').fill(mailedCode(cloud, email));
    await button(page, 'Confirm my address').click();
    await page.waitForURL(home());
    expect(await me(email)).toMatchObject({
      user: { name: 'Ruth Alder', email },
      profiles: [{ profileType: 'fisherman', name: 'Ruth Alder', location: 'Portland, ME', isPrimary: true }],
      credits: 5,
    });
  });

  it('loses only the passwords on a reload', async () => {
    const { page } = here;
    await openSignUp(page, cloud);
    await chooseType(page, 'organization_user');
    await fillDetails(page, 'organization_user', { Email: 'reload@creel.example' });
    await button(page, 'Next').click();
    await button(page, 'Create Account').waitFor();
    await page.reload();
    for (const [label, value] of [
      ['Name', 'Ruth Alder'],
      ['Role', 'Pantry lead'],
      ['Email', 'reload@creel.example'],
      ['ZIP code', '04101'],
      ['Password', ''],
      ['Confirm password', ''],
    ] as const) {
      expect(await field(page, label).inputValue()).toBe(value);
    }
    const kept = await page.evaluate<string>('JSON.stringify({ ...sessionStorage, ...localStorage })');
    expect(kept).not.toContain(PASSWORD);
  });
});

describe('the notice that an email was sent', () => {
  it('is there after a reload, and then leads to Login', async () => {
    const { page } = here;
    const email = 'waiting@creel.example';
    await signUp(page, cloud, { email });
    await page.reload();
    await heading(page, 'Check your email').waitFor();
    await page.getByText(email).waitFor();
    await field(page, 'Code from the email').fill(mailedCode(cloud, email));
    await button(page, 'Confirm my address').click();
    await page.getByText('You can log in now.').waitFor();
    expect(await field(page, 'Email').inputValue()).toBe(email);
    await field(page, 'Password').fill(PASSWORD);
    await button(page, 'Login').click();
    await page.waitForURL(home());
  });

  it('lets the person correct the address without entering the rest again', async () => {
    const { page } = here;
    await signUp(page, cloud, { email: 'wrnog@creel.example' });
    await button(page, 'Wrong address? Sign up again').click();
    expect(await field(page, 'Name').inputValue()).toBe('Ruth Alder');
    await fillDetails(page, 'buyer', { Email: 'right@creel.example' });
    await button(page, 'Next').click();
    await button(page, 'Create Account').click();
    await heading(page, 'Check your email').waitFor();
    await field(page, 'Code from the email').fill(mailedCode(cloud, 'right@creel.example'));
    await button(page, 'Confirm my address').click();
    await page.waitForURL(home());
    await page.goto(`${cloud.origin()}/`);
    expect(await page.evaluate<string>('JSON.stringify({ ...sessionStorage })')).not.toContain('Ruth Alder');
  });

  it('closes when the link in the email is opened in another tab', async () => {
    const { page, context } = here;
    const email = 'link@creel.example';
    await signUp(page, cloud, { email, profileType: 'fisherman' });
    const link = mailedLink(cloud, email);
    expect(link).not.toContain('link@');
    const other = await context.newPage();
    await other.goto(link);
    await heading(other, 'Your email is confirmed').waitFor();
    expect(new URL(other.url()).hash).toBe('');
    // The first tab still had the password.
    await page.waitForURL(home());
    await button(other, 'Continue').click();
    await other.waitForURL(home());
    expect((await me(email)).profiles).toMatchObject([{ profileType: 'fisherman' }]);
  });
});
