import { describe, expect } from 'vitest';
import { getMe } from '#shared/accounts/endpoints.ts';
import { anInvitationToken } from '#tests/api/invitations.ts';
import type { Visit } from '#tests/support/browser.ts';
import { cloud, it, visit } from '#tests/support/fixtures.ts';
import { signIn } from '#tests/support/users.ts';
import {
  button,
  chooseType,
  field,
  fillDetails,
  hasFocus,
  heading,
  mailedCode,
  mailedLink,
  openSignUp,
  PASSWORD,
  signUp,
} from './auth-journeys.ts';

let here: Visit;
it.beforeEach(async () => {
  // The user pool refuses with 400, which the browser notes; nothing else may be noted.
  here = await visit({ expectedErrors: [/400 .*_cognito/] });
});

const me = async (email: string) =>
  (await cloud.call(getMe, { token: await signIn(cloud, { email, password: PASSWORD }) })).body;

const home = () => new URL('/', cloud.origin()).href;

describe('signing up', () => {
  it('by an invitation waits for what it tells on the next step too, and asks for it once', async () => {
    const { page } = here;
    const token = await anInvitationToken(cloud);
    const onNextStep = Promise.withResolvers<void>();
    let asked = 0;
    await page.route('**/api/invitations/**', async (route) => {
      asked += 1;
      await onNextStep.promise;
      await route.continue();
    });
    await page.goto(`${cloud.origin()}/signup#invitation=${token}`);
    await chooseType(page, 'buyer');
    await field(page, 'Phone').waitFor();
    onNextStep.resolve();
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('Nora Quist');
    await page.goBack();
    await page.getByText('Step 1 of 3:').waitFor();
    await button(page, 'Next').click();
    await field(page, 'Phone').waitFor();
    expect(asked).toBe(1);
  });

  it.each([
    ['fisherman', 5],
    ['buyer', 0],
    ['organization_user', 0],
  ] as const)('as %s ends signed in, with that profile', async (profileType, credits) => {
    const { page } = here;
    const email = `${profileType}@creel.example`;
    await openSignUp(page, cloud);
    await chooseType(page, profileType);
    await fillDetails(page, profileType, { Email: email, Location: 'Portland, ME' });
    await button(page, 'Next').click();
    for (const shown of ['Ruth Alder', email, '(207) 555-0142', '04101', 'Portland, ME']) {
      await page.getByRole('definition').filter({ hasText: shown }).waitFor();
    }
    expect(await page.getByText(PASSWORD).count()).toBe(0);
    await button(page, 'Create Account').click();
    await page.getByText('Check Your Email', { exact: true }).waitFor();
    await heading(page, 'Check your email').waitFor();
    const words = page.getByText(/ask your organization’s administrator/);
    expect(await words.count()).toBe(profileType === 'organization_user' ? 1 : 0);

    await field(page, 'Code from the email').fill(mailedCode(cloud, email));
    await button(page, 'Confirm my address').click();
    await page.waitForURL(home());
    expect(await me(email)).toMatchObject({
      user: { name: 'Ruth Alder', email },
      profiles: [{ profileType, name: 'Ruth Alder', location: 'Portland, ME', isPrimary: true }],
      credits,
    });
  });

  it('works by keyboard alone', async () => {
    const { page } = here;
    const email = 'keyboard@creel.example';
    await page.goto(`${cloud.origin()}/login`);
    await field(page, 'Email').focus();
    // Past the tab's panel.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tab', { name: 'Sign Up', selected: true }).waitFor();
    const tab = async (times = 1) => {
      for (let pressed = 0; pressed < times; pressed++) await page.keyboard.press('Tab');
    };
    await page.getByLabel('Fisherman').waitFor();
    // The tab's panel, then the radios, which the space bar checks and an arrow moves.
    await tab(2);
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    expect(await page.getByLabel('Fresh Fish Buyer').isChecked()).toBe(true);
    await page.keyboard.press('Enter');
    await field(page, 'Name').waitFor();
    await tab();
    await page.keyboard.type('Ruth Alder');
    await tab();
    await page.keyboard.type(email);
    for (const _ of ['password', 'repeated']) {
      await tab();
      await page.keyboard.type(PASSWORD);
      // Past the button that shows it.
      await tab();
    }
    await tab();
    await page.keyboard.type('2075550142');
    await tab();
    await page.keyboard.type('04101');
    await page.keyboard.press('Enter');
    await button(page, 'Create Account').waitFor();
    // Past what can be changed, and past the terms and the privacy page.
    await tab(6);
    expect(await hasFocus(button(page, 'Create Account'))).toBe(true);
    await page.keyboard.press('Enter');
    await heading(page, 'Check your email').waitFor();
    await tab();
    await page.keyboard.type(mailedCode(cloud, email));
    await page.keyboard.press('Enter');
    await page.waitForURL(home());
  });

  it('keeps Back and Next closed where they lead nowhere, and says what is still needed', async () => {
    const { page } = here;
    await openSignUp(page, cloud);
    expect(await button(page, 'Back').isDisabled()).toBe(true);
    expect(await button(page, 'Next').isDisabled()).toBe(true);
    await chooseType(page, 'fisherman');
    await page.getByText('Still needed: Name, Email, Password, Confirm password, Phone, ZIP code').waitFor();
    await fillDetails(page, 'fisherman', { Email: 'next@creel.example', Phone: '555' });
    await page.getByText('Still needed: Phone', { exact: true }).waitFor();
    expect(await button(page, 'Next').isDisabled()).toBe(true);
    await field(page, 'Phone').fill('2075550142');
    expect(await button(page, 'Next').isEnabled()).toBe(true);
    await button(page, 'Back').click();
    expect(await page.getByLabel('Fisherman').isChecked()).toBe(true);
  });

  it('lists what is wrong when Enter is pressed too early, and goes to the first of it', async () => {
    const { page } = here;
    await openSignUp(page, cloud);
    await chooseType(page, 'buyer');
    await field(page, 'Email').fill('ruth@');
    await field(page, 'Email').press('Enter');
    const list = page.getByRole('region', { name: '6 things need your attention' });
    expect(await list.getByRole('link').allTextContents()).toEqual([
      'Name must be at least 2 characters long',
      'Please enter a valid email address',
      'Password must be at least 6 characters long',
      'Passwords do not match.',
      'Please enter a valid phone number',
      'Please enter a valid ZIP code (e.g., 12345 or 12345-6789)',
    ]);
    expect(await hasFocus(field(page, 'Name'))).toBe(true);
    await list.getByRole('link', { name: /phone number/ }).click();
    expect(await hasFocus(field(page, 'Phone'))).toBe(true);
  });

  it('stops at two passwords that differ', async () => {
    const { page } = here;
    await openSignUp(page, cloud);
    await chooseType(page, 'buyer');
    await fillDetails(page, 'buyer', { Email: 'differ@creel.example', 'Confirm password': 'FreshCatch2' });
    await button(page, 'Next').click();
    await page.getByText('Password Mismatch', { exact: true }).waitFor();
    expect(await field(page, 'Confirm password').getAttribute('aria-invalid')).toBe('true');
    await field(page, 'Confirm password').fill(PASSWORD);
    await button(page, 'Next').click();
    await button(page, 'Create Account').waitFor();
  });

  it('goes one step back with the back button of the browser, and loses nothing', async () => {
    const { page } = here;
    await openSignUp(page, cloud);
    await chooseType(page, 'buyer');
    await fillDetails(page, 'buyer', { Email: 'back@creel.example' });
    await button(page, 'Next').click();
    await button(page, 'Create Account').waitFor();
    await page.goBack();
    expect(await field(page, 'Name').inputValue()).toBe('Ruth Alder');
    expect(await field(page, 'Password').inputValue()).toBe(PASSWORD);
    await page.goBack();
    await page.getByLabel('Fresh Fish Buyer').waitFor();
    await page.goForward();
    await button(page, 'Next').click();
    await button(page, 'Create Account').waitFor();
    await button(page, 'Back').click();
    await field(page, 'Name').waitFor();
  });

  it('loses nothing but the passwords on a reload', async () => {
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

  it('says that an address is taken, beside it', async () => {
    const { page } = here;
    const { email } = await cloud.signUp();
    await openSignUp(page, cloud);
    await chooseType(page, 'buyer');
    await fillDetails(page, 'buyer', { Email: email });
    await button(page, 'Next').click();
    await button(page, 'Create Account').click();
    await page.getByText('Account Already Exists', { exact: true }).waitFor();
    await page
      .getByText('An account with this email already exists. Please try logging in instead.')
      .waitFor();
    const beside = page.getByText('This email is already registered. Please sign in instead.');
    expect(await beside.count()).toBe(2);
    expect(await hasFocus(field(page, 'Email'))).toBe(true);
    await field(page, 'Email').fill('another@creel.example');
    expect(await beside.count()).toBe(0);
  });

  it('says so when the user pool cannot be reached', async () => {
    const { page } = here;
    await openSignUp(page, cloud);
    await chooseType(page, 'buyer');
    await fillDetails(page, 'buyer', { Email: 'unreached@creel.example' });
    await button(page, 'Next').click();
    await page.route('**/_cognito', (route) => route.fulfill({ status: 400, body: 'no answer of a pool' }));
    await button(page, 'Create Account').click();
    await page.getByText('An unexpected error occurred during signup.').waitFor();
    expect(await button(page, 'Create Account').isEnabled()).toBe(true);
  });
});

describe('the setup of an organization', () => {
  const choose = async (name: RegExp, role: 'link' | 'button') => {
    await openSignUp(here.page, cloud);
    await here.page.getByLabel('Organization Member').check();
    await button(here.page, 'Next').click();
    await here.page.getByRole(role, { name }).click();
  };

  it('leads a new one to its application', async () => {
    await choose(/New Organization/, 'link');
    await here.page.waitForURL('**/community-aid-contact');
  });

  it.each([/Existing Organization/, /Continue as Individual User/])(
    '%s leads to the details',
    async (name) => {
      await choose(name, 'button');
      await field(here.page, 'Role').waitFor();
      await button(here.page, 'Back').click();
      await here.page.getByRole('button', { name }).waitFor();
      await button(here.page, 'Back').click();
      expect(await here.page.getByLabel('Organization Member').isChecked()).toBe(true);
    },
  );
});

describe('the notice that a mail was sent', () => {
  it('outlives a reload, and then leads to Login', async () => {
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

  it('sends the mail again, and tells a wrong code from one that is no longer good', async () => {
    const { page } = here;
    const email = 'resend@creel.example';
    await signUp(page, cloud, { email });
    const first = mailedCode(cloud, email);
    await button(page, 'Resend email').click();
    await page.getByText('Email Resent', { exact: true }).waitFor();
    const second = mailedCode(cloud, email);
    const enter = async (code: string) => {
      await field(page, 'Code from the email').fill(code);
      await button(page, 'Confirm my address').click();
    };
    await enter('12345');
    await page.getByText('Enter the 6 digits from the email').waitFor();
    await enter(first === second ? '000000' : first);
    await page.getByText('This code is wrong. Use the one in the newest email.').waitFor();
    await enter(`${second.slice(0, 3)} ${second.slice(3)}`);
    await page.waitForURL(home());
  });

  it('lets a wrong address be corrected without entering the rest again', async () => {
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

  it('says when no mail could be sent', async () => {
    const { page } = here;
    await signUp(page, cloud, { email: 'unsent@creel.example' });
    await page.route('**/_cognito', (route) => route.fulfill({ status: 400, body: 'no answer of a pool' }));
    await button(page, 'Resend email').click();
    await page.getByText('Failed to resend verification email. Please try again.').waitFor();
  });

  it('gives way when the link of the mail is opened in another tab', async () => {
    const { page, context } = here;
    const email = 'link@creel.example';
    await signUp(page, cloud, { email, profileType: 'fisherman' });
    const link = mailedLink(cloud, email);
    expect(link).not.toContain('link@');
    const other = await context.newPage();
    await other.goto(link);
    await heading(other, 'Your email is confirmed').waitFor();
    expect(new URL(other.url()).hash).toBe('');
    // The first tab had the password.
    await page.waitForURL(home());
    await button(other, 'Continue').click();
    await other.waitForURL(home());
    expect((await me(email)).profiles).toMatchObject([{ profileType: 'fisherman' }]);
  });

  it('of a link that was replaced offers another mail', async () => {
    const { page } = here;
    const email = 'replaced@creel.example';
    await signUp(page, cloud, { email });
    const link = mailedLink(cloud, email);
    await button(page, 'Resend email').click();
    await page.getByText('Email Resent', { exact: true }).waitFor();
    const elsewhere = await visit({ expectedErrors: [/400 .*_cognito/] });
    await elsewhere.page.goto(link);
    await heading(elsewhere.page, 'Your email is not confirmed yet').waitFor();
    await button(elsewhere.page, 'Resend email').click();
    await elsewhere.page.getByText('Email Resent', { exact: true }).waitFor();
    await elsewhere.page.goto(mailedLink(cloud, email));
    await heading(elsewhere.page, 'Your email is confirmed').waitFor();
  });
});
