/** Somebody wants an account: nobody gets one on a face of the site where signing up is switched off. Accounts that administrators make are let in. */
import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { isOn } from '#shared/features.ts';
import { flavourFrom } from '#shared/flavours.ts';
import { signUpClosed } from '#words/general/refusals.ts';
import { logger } from '../core/logger.ts';
import { readSwitchedOff } from '../site/store/recent-settings.ts';

/** @throws what the pool tells who asked */
export async function beforeSignUp(event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> {
  if (event.triggerSource === 'PreSignUp_AdminCreateUser') return event;
  const flavour = flavourFrom(event.request.clientMetadata?.flavour);
  const switchedOff = await readSwitchedOff(flavour, new Date()).catch((error: unknown) => {
    logger.error('nobody knows whether signing up is switched off', { error });
    return [];
  });
  if (!isOn('signUp', switchedOff)) throw new Error(signUpClosed);
  return event;
}
