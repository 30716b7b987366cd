import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import Auth from '../../../web/features/accounts/auth-page.tsx';
import { answerPool, OFFLINE, PoolRefusal } from '../support/api.ts';
import { button, expectNoProblems, expectSeen, field, show } from '../support/show.tsx';
import { PASSWORD } from './auth.ts';

const heading = (name: string) => page.getByRole('heading', { name, level: 1 });

async function logIn(): Promise<void> {
  await show(<Auth />, { at: '/login' });
  await field('Email').fill('ruth@creel.example');
  await field('Password').fill(PASSWORD);
  await button('Login').click();
}

describe('logging in', () => {
  it('requires both fields, and focuses the first missing one', async () => {
    await show(<Auth />, { at: '/login' });
    await button('Login').click();
    await expectSeen('Please enter a valid email address', 'Please enter your password');
    await expect.element(field('Email')).toHaveFocus();
    await expectNoProblems();
  });

  it.each([
    ['refuses in the words of the pool', new PoolRefusal('NotAuthorizedException', 'Incorrect username.')],
    ['says that the user pool cannot be reached', OFFLINE],
  ])('%s, in a toast and at the password', async (_, refused) => {
    answerPool('InitiateAuth', () => refused);
    await logIn();
    await expectSeen('Login Failed');
    const words = refused === OFFLINE ? 'An unexpected error occurred.' : 'Incorrect username.';
    await expect.poll(() => page.getByText(words).elements()).toHaveLength(2);
    await expect.element(field('Password')).toHaveFocus();
  });

  it('shows and hides the password', async () => {
    await show(<Auth />, { at: '/login' });
    for (const type of ['text', 'password']) {
      await button('Show password').click();
      await expect.element(field('Password')).toHaveAttribute('type', type);
    }
  });

  it('shows the notice to a person who has not confirmed their address', async () => {
    answerPool('InitiateAuth', () => new PoolRefusal('UserNotConfirmedException'));
    await logIn();
    await expect.element(heading('Check your email')).toBeVisible();
    await expectSeen('ruth@creel.example');
  });
});

describe('resetting a password', () => {
  const ask = async () => {
    await show(<Auth />, { at: '/login' });
    await field('Email').fill('ruth@creel.example');
    await button('Forgot your password?').click();
    await expect.element(field('Email')).toHaveValue('ruth@creel.example');
    await button('Send the code').click();
    await expect.element(heading('Choose a new password')).toBeVisible();
  };
  const reset = async (password = 'NewCatch1') => {
    await field('Code from the email').fill('123456');
    await field('New password').fill(password);
    await button('Save the new password').click();
  };

  it('shows the same for an unknown address', async () => {
    answerPool('ForgotPassword', () => new PoolRefusal('UserNotFoundException'));
    await ask();
    await expectSeen(/^If there is an account for ruth@creel\.example, we have sent a code to it\./);
  });

  it.each([
    ['CodeMismatchException', 'This code is wrong. Use the one in the newest email.'],
    ['ExpiredCodeException', 'This code has expired or was used already. Ask for a new one.'],
  ])('explains the refusal %s of a code, and sends a new one', async (name, text) => {
    const asked = answerPool('ForgotPassword', () => ({ CodeDeliveryDetails: {} }));
    answerPool('ConfirmForgotPassword', () => new PoolRefusal(name));
    await ask();
    await reset();
    await expectSeen(text);
    await button('Send a new code').click();
    await expectSeen('A new code is on its way');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('refuses a short password without a request to the user pool', async () => {
    answerPool('ForgotPassword', () => ({ CodeDeliveryDetails: {} }));
    await ask();
    await reset('short');
    await expectSeen('Password must be at least 6 characters long');
  });

  it('can be canceled', async () => {
    answerPool('ForgotPassword', () => ({ CodeDeliveryDetails: {} }));
    await ask();
    await button('Use another address').click();
    await expect.element(heading('Reset your password')).toBeVisible();
    await button('Back to Login').click();
    await expect.element(page.getByRole('tab', { name: 'Login', selected: true })).toBeVisible();
  });
});
