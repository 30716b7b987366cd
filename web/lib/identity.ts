/**
 * The user pool through aws-amplify. Loaded only when someone signs in or has a session: it weighs more than a third of the page.
 */
import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  confirmUserAttribute,
  fetchAuthSession,
  resendSignUpCode,
  resetPassword,
  setUpTOTP,
  signIn,
  signOut,
  signUp,
  updateMFAPreference,
  updatePassword,
  updateUserAttribute,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { loadSiteConfig } from './site-config.ts';

let configured: Promise<void> | undefined;

async function configure(): Promise<void> {
  const { userPoolId, userPoolClientId, userPoolEndpoint } = await loadSiteConfig();
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, ...(userPoolEndpoint && { userPoolEndpoint }) } },
  });
}

/** Resolves when the library knows the pool; a failure is tried again by the next caller. */
export function ready(): Promise<void> {
  configured ??= configure().catch((error: unknown) => {
    configured = undefined;
    throw error;
  });
  return configured;
}

/** The access token, refreshed when it is about to expire; undefined when the session is over. */
export async function accessToken(): Promise<string | undefined> {
  await ready();
  const { tokens } = await fetchAuthSession();
  return tokens?.accessToken.toString();
}

export {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  confirmUserAttribute,
  resendSignUpCode,
  resetPassword,
  setUpTOTP,
  signIn,
  signOut,
  signUp,
  updateMFAPreference,
  updatePassword,
  updateUserAttribute,
  verifyTOTPSetup,
};
