import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openInvitation } from '#shared/invitations/endpoints.ts';
import type { OpenedInvitation } from '#shared/invitations/schemas.ts';
import { keepVerification } from '../../../web/features/accounts/auth/verification.ts';
import Auth from '../../../web/features/accounts/auth-page.tsx';
import { answerPool, OFFLINE, PoolRefusal, when } from '../support/api.ts';
import { address, button, expectNoProblems, expectSeen, field, go, show } from '../support/show.tsx';
import { chooseType, fillDetails, fillSignUp, PASSWORD, profileType } from './auth.ts';

const open = (at = '/signup') => show(<Auth />, { at });

/** The user pool creates the account and sends the email. */
const acceptSignUp = () => answerPool('SignUp', () => ({ UserConfirmed: false, UserSub: 'new' }));

describe('signing up', () => {
  it('disables Back and Next where they lead nowhere, and says which fields are missing', async () => {
    await open();
    await expect.element(button('Back')).toBeDisabled();
    await expect.element(button('Next')).toBeDisabled();
    await chooseType('Fisherman');
    await expectSeen('Still needed: Name, Email, Password, Confirm password, Phone, ZIP code');
    await fillDetails({ Phone: '555' });
    await expectSeen('Still needed: Phone');
    await expect.element(button('Next')).toBeDisabled();
    await field('Phone').fill('2075550142');
    await expect.element(button('Next')).toBeEnabled();
    await expectNoProblems();
    await button('Back').click();
    await expect.element(profileType('Fisherman')).toBeChecked();
  });

  it('lists the problems when Enter is pressed too early, and focuses the first one', async () => {
    await open();
    await chooseType('Fresh Fish Buyer');
    await field('Email').fill('ruth@');
    await userEvent.keyboard('{Enter}');
    const list = page.getByRole('region', { name: '6 things need your attention' });
    await expect
      .poll(() =>
        list
          .getByRole('link')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual([
        'Name must be at least 2 characters long',
        'Please enter a valid email address',
        'Password must be at least 6 characters long',
        'Passwords do not match.',
        'Please enter a valid phone number',
        'Please enter a valid ZIP code (e.g., 12345 or 12345-6789)',
      ]);
    await expect.element(field('Name')).toHaveFocus();
    await list.getByRole('link', { name: /phone number/ }).click();
    await expect.element(field('Phone')).toHaveFocus();
  });

  it('refuses two different passwords', async () => {
    await open();
    await fillSignUp({ 'Confirm password': 'FreshCatch2' });
    await expectSeen('Password Mismatch');
    await expect.element(field('Confirm password')).toHaveAttribute('aria-invalid', 'true');
    await field('Confirm password').fill(PASSWORD);
    await button('Next').click();
    await expect.element(button('Create Account')).toBeVisible();
  });

  it('goes back a step with the browser’s back button, and keeps the values', async () => {
    await open();
    await fillSignUp();
    await expect.element(button('Create Account')).toBeVisible();
    go(-1);
    await expect.element(field('Name')).toHaveValue('Ruth Alder');
    await expect.element(field('Password')).toHaveValue(PASSWORD);
    go(-1);
    await expect.element(profileType('Fresh Fish Buyer')).toBeVisible();
    go(1);
    await button('Next').click();
    await expect.element(button('Create Account')).toBeVisible();
    await button('Back').click();
    await expect.element(field('Name')).toBeVisible();
  });

  it('by an invitation waits for its data even on the next step, and requests it once', async () => {
    const onNextStep = Promise.withResolvers<OpenedInvitation>();
    const asked = when(openInvitation).answer(() => onNextStep.promise);
    await open('/signup#invitation=token');
    await chooseType('Fresh Fish Buyer');
    await expect.element(field('Phone')).toBeVisible();
    onNextStep.resolve({ name: 'Nora Quist', email: 'nora@creel.example', zipcode: '04101' });
    await expect.element(field('Name')).toHaveValue('Nora Quist');
    go(-1);
    await expectSeen(/Step 1 of 3:/);
    await button('Next').click();
    await expect.element(field('Phone')).toBeVisible();
    expect(asked).toHaveBeenCalledOnce();
  });

  it.each([
    [
      'an address that is taken, beside it',
      new PoolRefusal('UsernameExistsException'),
      [
        'Account Already Exists',
        'An account with this email already exists. Please try logging in instead.',
        'This email is already registered. Please sign in instead.',
      ],
    ],
    ['a user pool that cannot be reached', OFFLINE, ['An unexpected error occurred during signup.']],
  ])('reports %s', async (_, refused, texts) => {
    answerPool('SignUp', () => refused);
    await open();
    await fillSignUp();
    await button('Create Account').click();
    await expectSeen(...texts);
  });

  it('focuses an address that is already used, and clears the error once another one is typed', async () => {
    answerPool('SignUp', () => new PoolRefusal('UsernameExistsException'));
    await open();
    await fillSignUp();
    await button('Create Account').click();
    await expect.element(field('Email')).toHaveFocus();
    await field('Email').fill('another@creel.example');
    const beside = page.getByText('This email is already registered. Please sign in instead.');
    await expect.element(beside).not.toBeInTheDocument();
  });

  it('works by keyboard only', async () => {
    const sent = acceptSignUp();
    await open('/login');
    await userEvent.click(page.getByRole('tab', { name: 'Login' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('tab', { name: 'Sign Up', selected: true })).toHaveFocus();
    // Focuses the tab's panel, then the radio buttons, which Space checks and an arrow key moves.
    await userEvent.keyboard('{Tab}{Tab} {ArrowDown}');
    await expect.element(profileType('Fresh Fish Buyer')).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Name')).toBeVisible();
    // Skips the buttons that show the passwords.
    await userEvent.keyboard(`{Tab}Ruth Alder{Tab}ruth@creel.example{Tab}${PASSWORD}{Tab}{Tab}${PASSWORD}`);
    await userEvent.keyboard('{Tab}{Tab}2075550142{Tab}04101{Enter}');
    await expect.element(button('Create Account')).toBeVisible();
    // Skips the links to change values, the terms and the privacy page.
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}');
    await expect.element(button('Create Account')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    expect(sent).toHaveBeenCalledOnce();
  });
});

describe('the setup of an organization', () => {
  it('leads a new organization to its application', async () => {
    await open();
    await chooseType('Organization Member');
    await page.getByRole('link', { name: /New Organization/ }).click();
    await expect.poll(address).toBe('/community-aid-contact');
  });

  it.each([/Existing Organization/, /Continue as Individual User/])(
    'leads to the details after %s',
    async (name) => {
      await open();
      await chooseType('Organization Member');
      await button(name).click();
      await expect.element(field('Role')).toBeVisible();
      await button('Back').click();
      await expect.element(button(name)).toBeVisible();
      await button('Back').click();
      await expect.element(profileType('Organization Member')).toBeChecked();
    },
  );
});

describe('the notice that an email was sent', () => {
  /** As after a reload. */
  const openNotice = async () => {
    keepVerification({ email: 'ruth@creel.example', profileType: 'buyer' });
    await open();
  };
  const enter = async (code: string) => {
    await field('Code from the email').fill(code);
    await button('Confirm my address').click();
  };

  it('asks organization members to contact their administrator', async () => {
    acceptSignUp();
    await open();
    await chooseType('Organization Member');
    await button(/Existing Organization/).click();
    await fillDetails({ Role: 'Pantry lead' });
    await button('Next').click();
    await button('Create Account').click();
    await expectSeen(/ask your organization’s administrator/);
  });

  it.each([
    ['is sent again', { CodeDeliveryDetails: {} }, 'Email Resent'],
    ['could not be sent', OFFLINE, 'Failed to resend verification email. Please try again.'],
  ])('reports that it %s', async (_, given, text) => {
    answerPool('ResendConfirmationCode', () => given);
    await openNotice();
    await button('Resend email').click();
    await expectSeen(text);
  });

  it.each([
    ['12345', 'is not asked', 'Enter the 6 digits from the email'],
    ['123456', 'CodeMismatchException', 'This code is wrong. Use the one in the newest email.'],
    ['123456', 'ExpiredCodeException', 'This code has expired or was used already. Ask for a new one.'],
  ])('refuses the code %s: %s', async (code, refusal, text) => {
    answerPool('ConfirmSignUp', () => new PoolRefusal(refusal));
    await openNotice();
    await enter(code);
    await expectSeen(text);
  });

  it('accepts a code with a space, and leads to Login if the password is no longer known', async () => {
    const confirmed = answerPool('ConfirmSignUp', () => ({}));
    await openNotice();
    await enter('123 456');
    await expectSeen('You can log in now.');
    await expect.element(field('Email')).toHaveValue('ruth@creel.example');
    expect(confirmed).toHaveBeenCalledWith(expect.objectContaining({ ConfirmationCode: '123456' }));
  });

  it('lets the person correct the address without entering the rest again', async () => {
    acceptSignUp();
    await open();
    await fillSignUp();
    await button('Create Account').click();
    await button('Wrong address? Sign up again').click();
    await expect.element(field('Name')).toHaveValue('Ruth Alder');
  });
});

describe('the link of the email', () => {
  const at = '/auth#confirm=123456.5f0c1e3a-0000-4000-8000-000000000000';

  it('confirms the address, once', async () => {
    const confirmed = answerPool('ConfirmSignUp', () => ({}));
    await open(at);
    await expect.element(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
    expect(confirmed).toHaveBeenCalledOnce();
  });

  it('offers another email if it was replaced by a newer one', async () => {
    answerPool('ConfirmSignUp', () => new PoolRefusal('CodeMismatchException'));
    answerPool('ResendConfirmationCode', () => ({}));
    await open(at);
    await expect
      .element(page.getByRole('heading', { name: 'Your email is not confirmed yet' }))
      .toBeVisible();
    await button('Resend email').click();
    await expectSeen('Email Resent');
  });
});
