/** Under which addresses each site writes and is written to. */
import type { Flavour } from '#shared/flavours.ts';
import { environment } from '../environment.ts';

/** Stands in the environment for an address that the stage doesn't have. */
const NONE = 'none';
const addressIn = (value: string) => (value === NONE ? undefined : value);

/** The sender of emails: `Creel <no-reply@example.org>`. Undefined on a stage that sends none. */
export function senderOf(flavour: Flavour): string | undefined {
  return addressIn(environment(flavour === 'community' ? 'COMMUNITY_SENDER' : 'CONSUMER_SENDER'));
}

/** Where letters to the people of the site arrive. Undefined on a stage that has no mailbox. */
export function mailboxOf(flavour: Flavour): string | undefined {
  return addressIn(environment(flavour === 'community' ? 'COMMUNITY_MAILBOX' : 'CONSUMER_MAILBOX'));
}
