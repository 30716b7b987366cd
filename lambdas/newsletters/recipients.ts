import { nameOfAddress } from '#shared/accounts/new-account.ts';
import type { Flavour } from '#shared/flavours.ts';
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts';
import { readAccounts } from '../people/store/accounts.ts';
import type { Account } from '../people/store/items.ts';
import { isSubscriberId, readSubscribers } from './store/subscriptions.ts';

export interface Recipient {
  /** The id of an account or of a subscriber. */
  userId: string;
  /** Empty for a person who gave no name. */
  name: string;
  email: string;
  flavour: Flavour;
  language?: Language;
}

/** Leaves out people whose account or subscription no longer exists. */
export async function recipientsOf(userIds: readonly string[]): Promise<Recipient[]> {
  const [accounts, subscribers] = await Promise.all([
    readAccounts(userIds.filter((id) => !isSubscriberId(id))),
    readSubscribers(userIds.filter(isSubscriberId)),
  ]);
  return [...accounts.flatMap((account) => (account ? [toRecipient(account)] : [])), ...subscribers];
}

/** Each person gets the email from the site where they signed up. */
const toRecipient = ({ userId, name, email, flavour = 'consumer', language }: Account): Recipient => ({
  userId,
  name: name === nameOfAddress(email) ? '' : name,
  email,
  flavour,
  language,
});

/** Counts people by the language in which they read emails. */
export function countLanguages(people: readonly Recipient[]): Record<Language, number> {
  const counts = { en: 0, es: 0, pt: 0, vi: 0 };
  for (const { language = DEFAULT_LANGUAGE } of people) counts[language]++;
  return counts;
}
