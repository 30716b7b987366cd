/**
 * Refuses a sign-up on a site where it is switched off or that is quiet, over the hourly limit of sign-ups, without the browser's proof of
 * work, or with an address that no form accepts. Accounts that administrators create are always accepted.
 */
import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { isOn } from '#shared/features.ts';
import { EMAIL_PATTERN } from '#shared/fields.ts';
import { flavourFrom } from '#shared/flavours.ts';
import { EMAIL_LENGTH, HOUR } from '#shared/limits.ts';
import { DEFAULT_RULES } from '#shared/site/default-rules.ts';
import { emailInvalid } from '#words/general/fields.ts';
import { signUpClosed, signUpsFull, signUpUnproved } from '#words/general/refusals.ts';
import { count, logger, publishMetrics } from '../core/logger.ts';
import { environment } from '../environment.ts';
import { readSwitches } from '../site/store/recent-settings.ts';
import { readSiteRules } from '../site/store/site-rules.ts';
import { countWithin } from '../table/index.ts';
import { hasProof } from './has-proof.ts';

/** @throws Error with the message that the pool shows to the user */
export async function beforeSignUp(event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> {
  if (event.triggerSource === 'PreSignUp_AdminCreateUser') return event;
  const flavour = flavourFrom(event.request.clientMetadata?.flavour);
  const now = new Date();
  const [{ switchedOff, isQuiet }, max] = await Promise.all([
    readSwitches(flavour, now).catch((error: unknown) => {
      logger.error('nobody knows whether signing up is switched off', { error });
      return { switchedOff: [], isQuiet: false };
    }),
    readSignUpsPerHour(now),
  ]);
  if (isQuiet || !isOn('signUp', switchedOff)) throw refused('closed', signUpClosed);
  const { userAttributes, clientMetadata } = event.request;
  const { email: address = '' } = userAttributes;
  // The pool would treat another spelling of a domain as another address.
  if (!EMAIL_PATTERN.test(address) || address.length > EMAIL_LENGTH) throw refused('address', emailInvalid);
  const isProved = hasProof(address, clientMetadata?.proof, now.getTime());
  if (!isProved && environment('SIGN_UP_PROOF') === 'required') throw refused('unproved', signUpUnproved);
  if (!(await countWithin({ name: 'sign-up', who: 'site', max, windowMs: HOUR }, now))) {
    count('SignUpsRefused');
    publishMetrics();
    throw refused('full', signUpsFull);
  }
  return event;
}

/** @returns the error to throw. The user pool shows its message to the person. */
function refused(reason: 'closed' | 'address' | 'unproved' | 'full', message: string): Error {
  logger.info('a sign-up was refused', { reason });
  return new Error(message);
}

async function readSignUpsPerHour(now: Date): Promise<number> {
  try {
    return (await readSiteRules(now)).signUpsPerHour;
  } catch (error) {
    logger.error('nobody knows how many sign-ups the site allows', { error });
    return DEFAULT_RULES.signUpsPerHour;
  }
}
