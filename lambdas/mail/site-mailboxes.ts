/** The sender and mailbox addresses of each site. */
import type { Flavour } from '#shared/flavours.ts';
import { environment } from '../environment.ts';

/** The environment's value for an address that the stage doesn't have. */
const NONE = 'none';
const addressIn = (value: string) => (value === NONE ? undefined : value);

/** Returns the sender of emails, `Creel <no-reply@example.org>`; undefined on a stage that sends none. */
export function senderOf(flavour: Flavour): string | undefined {
  return addressIn(environment(flavour === 'community' ? 'COMMUNITY_SENDER' : 'CONSUMER_SENDER'));
}

/** Returns the address for emails to the people who run the site; undefined on a stage without a mailbox. */
export function mailboxOf(flavour: Flavour): string | undefined {
  return addressIn(environment(flavour === 'community' ? 'COMMUNITY_MAILBOX' : 'CONSUMER_MAILBOX'));
}
