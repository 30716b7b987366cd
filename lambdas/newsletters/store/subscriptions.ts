/** Addresses without an account that get the newsletters of a site, and addresses that are not confirmed yet. */

import { AppError } from '#shared/contract/errors.ts';
import { FLAVOURS, type Flavour } from '#shared/flavours.ts';
import type { Language } from '#shared/languages.ts';
import { MAILING, SUBSCRIPTION_CONFIRM_WITHIN } from '#shared/limits.ts';
import { subscriptionLinkInvalid } from '#words/general/refusals.ts';
import { siteDayOf } from '../../core/day-of.ts';
import { chooseStep } from '../../mail/store/mail-choices.ts';
import { hashOfAddress } from '../../mail/store/suppressions.ts';
import { findAccountOf } from '../../people/store/accounts.ts';
import { present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { pendingSubscription, subscriber, subscribersOf } from './items.ts';

interface Subscription {
  email: string;
  flavour: Flavour;
  /** The language of the page on which somebody subscribed; English if absent. */
  language?: Language;
}

export function pendingStep(
  subscriptionId: string,
  { email, flavour, language }: Subscription,
  now: Date,
): table.TransactionStep {
  const expiresAt = table.expiryAfter(SUBSCRIPTION_CONFIRM_WITHIN, now);
  return table.put(pendingSubscription.item({ subscriptionId }, { email, flavour, language, expiresAt }));
}

/** Returns undefined if it was confirmed or has expired, even if the table has not deleted the expired item yet. */
export async function readPending(subscriptionId: string, now: Date) {
  const found = await table.getItem(pendingSubscription.key({ subscriptionId }), { consistent: true });
  return found && found.expiresAt * 1000 > now.getTime() ? found : undefined;
}

/**
 * The steps that subscribe the address, even if it unsubscribed before.
 * @throws AppError `not_found` from the steps if it was confirmed meanwhile
 */
export function confirmSteps(
  pending: table.Found<Subscription>,
  now: Date,
): readonly table.TransactionStep[] {
  const { email, flavour, language } = pending;
  const addressHash = hashOfAddress(email);
  const confirmedOn = siteDayOf(now.getTime());
  return [
    table.remove(
      pending,
      table.onlyIf(present, () => new AppError('not_found', subscriptionLinkInvalid)),
    ),
    table.put(subscriber.item({ flavour, addressHash }, { email, language, confirmedOn })),
    chooseStep(addressHash, { news: true }),
  ];
}

export async function endSubscriptions(
  addressHash: string,
  sites: readonly Flavour[] = FLAVOURS,
): Promise<void> {
  await table.transact(sites.map((flavour) => table.remove(subscriber.key({ flavour, addressHash }))));
}

/** Ends the subscription of an address that has an account, since an account gets the news of its site anyway. */
export async function endIfMember({ email, flavour }: Subscription): Promise<void> {
  const account = await findAccountOf(email);
  if (account && (account.flavour ?? 'consumer') === flavour)
    await endSubscriptions(hashOfAddress(email), [flavour]);
}

/** A subscriber's id in a mailing has the form `community.<hash of the address>`. User ids contain no dot. */
const toRecipient = (
  flavour: Flavour,
  { sk, email, language }: table.Found<Pick<Subscription, 'email' | 'language'>>,
) => ({
  userId: `${flavour}.${sk}`,
  name: '',
  email,
  flavour,
  language,
});

export const isSubscriberId = (id: string): boolean => id.includes('.');

/** Returns some of a site's subscribers. @param until leaves out subscribers who confirmed on a later day (ISO 8601) */
export async function listSubscribers(
  flavour: Flavour,
  { after, until }: { after?: string; until?: string },
) {
  const { items, lastKey } = await table.query(subscribersOf(flavour), { after, limit: MAILING.peopleAPart });
  const lastDay = until && siteDayOf(Date.parse(until));
  const found = items.filter(({ confirmedOn }) => !lastDay || confirmedOn <= lastDay);
  const next = lastKey && items.at(-1)?.sk;
  return { people: found.map((each) => toRecipient(flavour, each)), ...(next !== undefined && { next }) };
}

/** Leaves out subscribers who unsubscribed meanwhile. */
export async function readSubscribers(ids: readonly string[]) {
  const named = ids.flatMap((id) => {
    const [site, addressHash = ''] = id.split('.');
    const flavour = FLAVOURS.find((each) => each === site);
    return flavour ? [{ flavour, addressHash }] : [];
  });
  const found = await table.getItems(named.map(subscriber.key));
  return named.flatMap(({ flavour }, index) => {
    const item = found[index];
    return item ? [toRecipient(flavour, item)] : [];
  });
}
