/**
 * The user pool through aws-amplify. Loaded only if somebody signs in or has a session, because it is more than a third
 * of the page's size.
 */
import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  confirmUserAttribute,
  resendSignUpCode,
  resetPassword,
  setUpTOTP,
  signIn,
  signOut as signOutOfPool,
  signUp,
  updateMFAPreference,
  updatePassword,
  updateUserAttribute,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { signOutEverywhere } from '#shared/accounts/endpoints.ts';
import { call } from '../api/api-client.ts';
import { forgetPersonalAnswers } from '../api/personal-cache.ts';
import { storedSessionChanged } from '../device/stored-session.ts';
import { accessToken, ready } from './access-token.ts';
import { proveWork } from './prove-work.ts';
import { endedUnderForm } from './sign-in-prompt.ts';
import { sendSignedIn } from './signed-in-calls.ts';

/** Most people get no notifications here, so the code for them is loaded only where they are allowed. */
const ofPush = async () =>
  globalThis.Notification?.permission === 'granted' ? await import('../push/this-device.ts') : undefined;

// Without a network, a later visit does it.
void ofPush()
  .then((push) => push?.keepSubscribed())
  .catch(() => undefined);

/** @throws if the user pool could not be reached */
export async function signOut(): Promise<void> {
  const { forgetKeys } = await import('../api/kept-keys.ts');
  await signOutOfPool();
  forgetKeys();
}

/**
 * Ends the session and deletes everything stored with it here.
 * @throws if the user pool could not be reached; the session then continues
 */
export async function signOutFrom(where: 'here' | 'everywhere'): Promise<void> {
  await ready();
  if (where === 'everywhere') await call(signOutEverywhere, {});
  // The next person at this browser must not get notifications for this one.
  await (await ofPush())?.turnOff().catch(() => undefined);
  await signOut();
  await forgetPersonalAnswers();
  endedUnderForm.set(undefined);
  storedSessionChanged();
}

export {
  accessToken,
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  confirmUserAttribute,
  proveWork,
  ready,
  resendSignUpCode,
  resetPassword,
  sendSignedIn,
  setUpTOTP,
  signIn,
  signUp,
  updateMFAPreference,
  updatePassword,
  updateUserAttribute,
  verifyTOTPSetup,
};
