import { nameOfAddress } from '#shared/accounts/new-account.ts';
import type { Flavour } from '#shared/flavours.ts';
import { readAccounts } from '../people/store/accounts.ts';
import type { Account } from '../people/store/items.ts';

export interface Recipient {
  userId: string;
  /** Empty of a person who gave none. */
  name: string;
  email: string;
  flavour: Flavour;
}

/** Leaves out people whose account is gone. */
export async function recipientsOf(userIds: readonly string[]): Promise<Recipient[]> {
  return (await readAccounts(userIds)).flatMap((account) => (account ? [toRecipient(account)] : []));
}

/** Each gets the email in the site that they signed up at. */
const toRecipient = ({ userId, name, email, flavour = 'consumer' }: Account): Recipient => ({
  userId,
  name: name === nameOfAddress(email) ? '' : name,
  email,
  flavour,
});
