/** The signed-in person's authenticator app. */
import { PRODUCT_NAME } from '#shared/flavours.ts';
import { identity, provePassword } from './user-pool.ts';

export interface NewSecondFactor {
  /** For typing into the app. */
  secret: string;
  /** The same for scanning, or for an app on this device. */
  uri: string;
}

/**
 * Returns a new secret, which counts once `turnOnSecondFactor` receives a code made with it.
 * @param email the name of the account in the app
 */
export async function beginSecondFactor(email: string): Promise<NewSecondFactor> {
  const { setUpTOTP } = await identity();
  const { sharedSecret, getSetupUri } = await setUpTOTP();
  return { secret: sharedSecret, uri: getSetupUri(PRODUCT_NAME, email).href };
}

/** @param code from the app */
export async function turnOnSecondFactor(code: string): Promise<void> {
  const { verifyTOTPSetup, updateMFAPreference } = await identity();
  await verifyTOTPSetup({ code });
  await updateMFAPreference({ totp: 'PREFERRED' });
}

/** The pool itself turns it off for the signed-in person. */
export async function turnOffSecondFactor(password: string): Promise<void> {
  const { updateMFAPreference } = await identity();
  await provePassword(password);
  await updateMFAPreference({ totp: 'DISABLED' });
}
