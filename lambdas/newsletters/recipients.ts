import { nameOfAddress } from '#shared/accounts/new-account.ts';
import type { Flavour } from '#shared/flavours.ts';
import { readAccounts } from '../people/store/accounts.ts';
import type { Account } from '../people/store/items.ts';
import { isSubscriberId, readSubscribers } from './store/subscriptions.ts';

export interface Recipient {
  /** Of an account, or a subscriber's id. */
  userId: string;
  /** Empty of a person who gave none. */
  name: string;
  email: string;
  flavour: Flavour;
}

/** Leaves out people whose account or subscription is gone. */
export async function recipientsOf(userIds: readonly string[]): Promise<Recipient[]> {
  const [accounts, subscribers] = await Promise.all([
    readAccounts(userIds.filter((id) => !isSubscriberId(id))),
    readSubscribers(userIds.filter(isSubscriberId)),
  ]);
  return [...accounts.flatMap((account) => (account ? [toRecipient(account)] : [])), ...subscribers];
}

/** Each gets the email in the site that they signed up at. */
const toRecipient = ({ userId, name, email, flavour = 'consumer' }: Account): Recipient => ({
  userId,
  name: name === nameOfAddress(email) ? '' : name,
  email,
  flavour,
});
