/** Calls of the user pool. The library for them loads when it is needed. */

import { signOutEverywhere } from '#shared/accounts/endpoints.ts';
import { PENDING_ATTRIBUTE, packPending } from '#shared/accounts/pending.ts';
import type { SignUp } from '#shared/accounts/sign-up.ts';
import { currentPasswordWrong } from '#words/accounts/account.ts';
import { appCodeUsed, appCodeWrong, codeExpired, codeWrong } from '#words/accounts/auth.ts';
import { errorOccurred } from '#words/general/field-errors.ts';
import { call } from '../api/api-client.ts';
import { storedSessionChanged } from '../device/stored-session.ts';
import { FLAVOUR } from '../site/flavour.ts';

/** A refusal in the pool's own name and words, which are meant for people. */
export interface Refusal {
  name: string;
  message: string;
}

/** The pool puts words of its own around those of its trigger. */
const OF_TRIGGER = /^\w+ failed with error (.*)\.$/s;

/** The pool's refusal, or undefined when it gave none: no network, or a fault of ours. */
export function refusalOf(error: unknown): Refusal | undefined {
  return error instanceof Error && error.name.endsWith('Exception')
    ? { name: error.name, message: error.message.replace(OF_TRIGGER, '$1') }
    : undefined;
}

/** The library that talks to the pool. */
export async function identity() {
  const library = await import('./identity.ts');
  await library.ready();
  return library;
}

/** Fetches the library, and what signed-in people need, while the form is being filled. A failure shows when it is needed. */
export function prepare(): void {
  void identity().catch(() => undefined);
  void import('../api/persisted-cache.ts').catch(() => undefined);
}

/** So that links in emails lead back to the flavour of the site they were asked from. */
const asked = { clientMetadata: { flavour: FLAVOUR } };

export type LogInOutcome = 'signed-in' | 'unconfirmed' | 'new-password' | 'reset-required' | 'second-factor';

const OUTCOMES: Readonly<Record<string, LogInOutcome>> = {
  DONE: 'signed-in',
  CONFIRM_SIGN_UP: 'unconfirmed',
  CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED: 'new-password',
  RESET_PASSWORD: 'reset-required',
  CONFIRM_SIGN_IN_WITH_TOTP_CODE: 'second-factor',
};

function outcomeOf(step: string): LogInOutcome {
  const outcome = OUTCOMES[step];
  if (!outcome) throw new Error(`The user pool asks for ${step}.`);
  return outcome;
}

/** @param username e-mail address, or the user's id */
export async function logIn(username: string, password: string): Promise<LogInOutcome> {
  const { signIn } = await identity();
  try {
    return outcomeOf((await signIn({ username, password })).nextStep.signInStep);
  } catch (error) {
    // In another tab, a moment ago.
    if (refusalOf(error)?.name === 'UserAlreadyAuthenticatedException') return 'signed-in';
    throw error;
  }
}

/** After `new-password`: an invited person replaces the temporary one. */
export async function chooseNewPassword(password: string): Promise<LogInOutcome> {
  const { confirmSignIn } = await identity();
  return outcomeOf((await confirmSignIn({ challengeResponse: password })).nextStep.signInStep);
}

/** After `second-factor`: the code of the authenticator app. A wrong one may be followed by another. */
export async function answerSecondFactor(code: string): Promise<LogInOutcome> {
  const { confirmSignIn } = await identity();
  return outcomeOf((await confirmSignIn({ challengeResponse: code })).nextStep.signInStep);
}

export async function signUp(person: SignUp): Promise<void> {
  const { signUp: send, proveWork } = await identity();
  const { email, password, name } = person;
  const userAttributes = { email, name, [`custom:${PENDING_ATTRIBUTE}`]: packPending(person, FLAVOUR) };
  const clientMetadata = { ...asked.clientMetadata, proof: await proveWork(email) };
  await send({ username: email, password, options: { userAttributes, clientMetadata } });
}

export async function resendConfirmation(username: string): Promise<'sent' | 'already-confirmed'> {
  const { resendSignUpCode } = await identity();
  try {
    await resendSignUpCode({ username, options: asked });
    return 'sent';
  } catch (error) {
    if (refusalOf(error)?.message === 'User is already confirmed.') return 'already-confirmed';
    throw error;
  }
}

/** Resolves too when the address has been confirmed before. */
export async function confirmEmail(username: string, confirmationCode: string): Promise<void> {
  const { confirmSignUp } = await identity();
  try {
    await confirmSignUp({ username, confirmationCode });
  } catch (error) {
    if (!/status is CONFIRMED/.test(refusalOf(error)?.message ?? '')) throw error;
  }
}

/** Resolves for an unknown address too, so that nobody can find out who has an account. */
export async function askForReset(username: string): Promise<void> {
  const { resetPassword } = await identity();
  try {
    await resetPassword({ username, options: asked });
  } catch (error) {
    // The pool refuses the latter where an address was never confirmed; its shape has been checked before.
    if (!/^(UserNotFound|InvalidParameter)Exception$/.test(refusalOf(error)?.name ?? '')) throw error;
  }
}

export async function resetPassword(username: string, code: string, password: string): Promise<void> {
  const { confirmResetPassword } = await identity();
  await confirmResetPassword({ username, confirmationCode: code, newPassword: password });
}

export type PasswordChange = 'signed-in' | 'sign-in-again' | 'others-signed-in';

/**
 * Of who is signed in. The pool keeps every session through a change, a thief's too: the server ends them all, and this device signs in again.
 * @returns `sign-in-again` where that takes more than the password; `others-signed-in` when the password is changed and no session was ended
 * @throws what the pool refuses, with nothing changed
 */
export async function changePassword(
  email: string,
  oldPassword: string,
  newPassword: string,
): Promise<PasswordChange> {
  const { updatePassword, signOut } = await identity();
  await updatePassword({ oldPassword, newPassword });
  try {
    await call(signOutEverywhere, {});
  } catch {
    return 'others-signed-in';
  }
  try {
    await signOut();
    if ((await logIn(email, newPassword)) === 'signed-in') return 'signed-in';
  } catch {
    // The password is changed all the same, and can be signed in with.
  }
  storedSessionChanged();
  return 'sign-in-again';
}

/** The pool has no question for it: the password is changed to what it is. @throws what the pool refuses */
export async function provePassword(password: string): Promise<void> {
  const { updatePassword } = await identity();
  await updatePassword({ oldPassword: password, newPassword: password });
}

/** The code goes to the new address, which counts once `confirmNewEmail` was given it. Asked again, a new code is sent. */
export async function sendCodeToNewEmail(email: string): Promise<void> {
  const { updateUserAttribute } = await identity();
  await updateUserAttribute({ userAttribute: { attributeKey: 'email', value: email }, options: asked });
}

export async function confirmNewEmail(confirmationCode: string): Promise<void> {
  const { confirmUserAttribute } = await identity();
  await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode });
}

/** Why it did not work, in the pool's words. */
export const refusalWords = (error: unknown): string => refusalOf(error)?.message ?? errorOccurred;

/** Why a code did not work, in words that say what to do. */
export function codeWords(error: unknown): string {
  const name = refusalOf(error)?.name;
  if (name === 'CodeMismatchException') return codeWrong;
  if (name === 'ExpiredCodeException') return codeExpired;
  return refusalWords(error);
}

/** The same of a code of an authenticator app. */
export function appCodeWords(error: unknown): string {
  const name = refusalOf(error)?.name;
  if (name === 'CodeMismatchException' || name === 'EnableSoftwareTokenMFAException') return appCodeWrong;
  if (name === 'ExpiredCodeException') return appCodeUsed;
  return refusalWords(error);
}

/** Why the password of now was not taken. */
export const passwordWords = (error: unknown): string =>
  isWrongPassword(error) ? currentPasswordWrong : refusalWords(error);

/** Of somebody who is signed in: an ended session has the same name and other words. */
export const isWrongPassword = (error: unknown): boolean =>
  refusalOf(error)?.message === 'Incorrect username or password.';
