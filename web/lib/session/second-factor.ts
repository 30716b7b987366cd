/** An authenticator app as second factor, of who is signed in. */
import { PRODUCT_NAME } from '#shared/flavours.ts';
import { identity, provePassword } from './user-pool.ts';

export interface NewSecondFactor {
  /** To be typed into the app. */
  secret: string;
  /** The same for a camera, or an app on this device. */
  uri: string;
}

/** A new secret, which counts once `turnOnSecondFactor` was given a code made with it. @param email what the app calls the account */
export async function beginSecondFactor(email: string): Promise<NewSecondFactor> {
  const { setUpTOTP } = await identity();
  const { sharedSecret, getSetupUri } = await setUpTOTP();
  return { secret: sharedSecret, uri: getSetupUri(PRODUCT_NAME, email).href };
}

/** @param code that the app shows */
export async function turnOnSecondFactor(code: string): Promise<void> {
  const { verifyTOTPSetup, updateMFAPreference } = await identity();
  await verifyTOTPSetup({ code });
  await updateMFAPreference({ totp: 'PREFERRED' });
}

/** The pool itself turns it off for whoever is signed in. */
export async function turnOffSecondFactor(password: string): Promise<void> {
  const { updateMFAPreference } = await identity();
  await provePassword(password);
  await updateMFAPreference({ totp: 'DISABLED' });
}
