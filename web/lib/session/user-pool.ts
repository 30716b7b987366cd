/** Calls of the user pool. The library for them is loaded when it is needed. */

import { signOutEverywhere } from '#shared/accounts/endpoints.ts';
import { PENDING_ATTRIBUTE, packPending } from '#shared/accounts/pending.ts';
import type { SignUp } from '#shared/accounts/sign-up.ts';
import { currentPasswordWrong } from '#words/accounts/account.ts';
import { appCodeUsed, appCodeWrong, codeExpired, codeWrong } from '#words/accounts/auth.ts';
import { errorOccurred } from '#words/general/field-errors.ts';
import { LANGUAGE } from '#words/general/format.ts';
import { call } from '../api/api-client.ts';
import { storedSessionChanged } from '../device/stored-session.ts';
import { FLAVOUR } from '../site/flavour.ts';

/** A refusal with the pool's own name and message, which is meant for people. */
export interface Refusal {
  name: string;
  message: string;
}

/** The pool adds its own text around its trigger's message. */
const OF_TRIGGER = /^\w+ failed with error (.*)\.$/s;

/** The pool's refusal; undefined for other failures: no network, or a bug of ours. */
export function refusalOf(error: unknown): Refusal | undefined {
  return error instanceof Error && error.name.endsWith('Exception')
    ? { name: error.name, message: error.message.replace(OF_TRIGGER, '$1') }
    : undefined;
}

/** Loads the library that talks to the pool. */
export async function identity() {
  const library = await import('./identity.ts');
  await library.ready();
  return library;
}

const nextPaint = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Loads the library, and code for signed-in people, once the form is painted and while it is being filled in. A failure
 * shows up when it is needed.
 */
export async function prepare(): Promise<void> {
  await nextPaint();
  void identity().catch(() => undefined);
  void import('../api/persisted-cache.ts').catch(() => undefined);
}

/** Makes emails use the language of the page, and their links lead back to the site where they were requested. */
const asked = { clientMetadata: { flavour: FLAVOUR, language: LANGUAGE } };

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

/** @param username email address, or the user's id */
export async function logIn(username: string, password: string): Promise<LogInOutcome> {
  const { signIn } = await identity();
  try {
    return outcomeOf((await signIn({ username, password })).nextStep.signInStep);
  } catch (error) {
    // Already signed in in another tab, a moment ago.
    if (refusalOf(error)?.name === 'UserAlreadyAuthenticatedException') return 'signed-in';
    throw error;
  }
}

/** After `new-password`: an invited person replaces the temporary one. */
export async function chooseNewPassword(password: string): Promise<LogInOutcome> {
  const { confirmSignIn } = await identity();
  return outcomeOf((await confirmSignIn({ challengeResponse: password })).nextStep.signInStep);
}

/** After `second-factor`: sends the code of the authenticator app. After a wrong code another one can be sent. */
export async function answerSecondFactor(code: string): Promise<LogInOutcome> {
  const { confirmSignIn } = await identity();
  return outcomeOf((await confirmSignIn({ challengeResponse: code })).nextStep.signInStep);
}

export async function signUp(person: SignUp): Promise<void> {
  const { signUp: send, proveWork } = await identity();
  const { email, password, name } = person;
  const userAttributes = {
    email,
    name,
    [`custom:${PENDING_ATTRIBUTE}`]: packPending(person, { flavour: FLAVOUR, language: LANGUAGE }),
  };
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

/** Also resolves if the address has been confirmed before. */
export async function confirmEmail(username: string, confirmationCode: string): Promise<void> {
  const { confirmSignUp } = await identity();
  try {
    await confirmSignUp({ username, confirmationCode });
  } catch (error) {
    if (!/status is CONFIRMED/.test(refusalOf(error)?.message ?? '')) throw error;
  }
}

/** Also resolves for an unknown address, so that nobody can find out who has an account. */
export async function askForReset(username: string): Promise<void> {
  const { resetPassword } = await identity();
  try {
    await resetPassword({ username, options: asked });
  } catch (error) {
    // The pool throws InvalidParameter for an address that was never confirmed. The form of the address has been
    // checked before.
    if (!/^(UserNotFound|InvalidParameter)Exception$/.test(refusalOf(error)?.name ?? '')) throw error;
  }
}

export async function resetPassword(username: string, code: string, password: string): Promise<void> {
  const { confirmResetPassword } = await identity();
  await confirmResetPassword({ username, confirmationCode: code, newPassword: password });
}

export type PasswordChange = 'signed-in' | 'sign-in-again' | 'others-signed-in';

/**
 * Changes the signed-in person's password. The pool keeps all sessions after a change, even a thief's, so the server
 * ends them all and this device signs in again.
 * @returns `sign-in-again` if that takes more than the password; `others-signed-in` if the password is changed but no
 * session was ended
 * @throws the pool's refusal, with nothing changed
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
    // The password is changed anyway, and can be used to sign in.
  }
  storedSessionChanged();
  return 'sign-in-again';
}

/** The pool has no call for this, so the password is changed to itself. @throws the pool's refusal */
export async function provePassword(password: string): Promise<void> {
  const { updatePassword } = await identity();
  await updatePassword({ oldPassword: password, newPassword: password });
}

/**
 * Sends a code to the new address, which counts once `confirmNewEmail` receives the code. A further call sends a new
 * code.
 */
export async function sendCodeToNewEmail(email: string): Promise<void> {
  const { updateUserAttribute } = await identity();
  await updateUserAttribute({ userAttribute: { attributeKey: 'email', value: email }, options: asked });
}

export async function confirmNewEmail(confirmationCode: string): Promise<void> {
  const { confirmUserAttribute } = await identity();
  await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode });
}

/** The reason for a failure, in the pool's words. */
export const refusalWords = (error: unknown): string => refusalOf(error)?.message ?? errorOccurred;

/** Why a code failed, in words that say what to do. */
export function codeWords(error: unknown): string {
  const name = refusalOf(error)?.name;
  if (name === 'CodeMismatchException') return codeWrong;
  if (name === 'ExpiredCodeException') return codeExpired;
  return refusalWords(error);
}

/** The same for a code of an authenticator app. */
export function appCodeWords(error: unknown): string {
  const name = refusalOf(error)?.name;
  if (name === 'CodeMismatchException' || name === 'EnableSoftwareTokenMFAException') return appCodeWrong;
  if (name === 'ExpiredCodeException') return appCodeUsed;
  return refusalWords(error);
}

/** Why the current password was refused. */
export const passwordWords = (error: unknown): string =>
  isWrongPassword(error) ? currentPasswordWrong : refusalWords(error);

/** For a signed-in person. An ended session has the same error name but another message. */
export const isWrongPassword = (error: unknown): boolean =>
  refusalOf(error)?.message === 'Incorrect username or password.';
