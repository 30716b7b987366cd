/** Addresses without an account that get the newsletters of a site, and those that are still to be confirmed. */
import { AppError } from '#shared/contract/errors.ts';
import { FLAVOURS, type Flavour } from '#shared/flavours.ts';
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
}

export function pendingStep(
  subscriptionId: string,
  { email, flavour }: Subscription,
  now: Date,
): table.TransactionStep {
  const expiresAt = table.expiryAfter(SUBSCRIPTION_CONFIRM_WITHIN, now);
  return table.put(pendingSubscription.item({ subscriptionId }, { email, flavour, expiresAt }));
}

/** Undefined for one that was confirmed or is too old, also when the table has not swept it yet. */
export async function readPending(subscriptionId: string, now: Date) {
  const found = await table.getItem(pendingSubscription.key({ subscriptionId }), { consistent: true });
  return found && found.expiresAt * 1000 > now.getTime() ? found : undefined;
}

/** The address wants news from here on, also if it once did not. @throws AppError `not_found` from the steps when it was confirmed meanwhile */
export function confirmSteps(
  pending: table.Found<Subscription>,
  now: Date,
): readonly table.TransactionStep[] {
  const { email, flavour } = pending;
  const addressHash = hashOfAddress(email);
  const confirmedOn = siteDayOf(now.getTime());
  return [
    table.remove(
      pending,
      table.onlyIf(present, () => new AppError('not_found', subscriptionLinkInvalid)),
    ),
    table.put(subscriber.item({ flavour, addressHash }, { email, confirmedOn })),
    chooseStep(addressHash, { news: true }),
  ];
}

export async function endSubscriptions(
  addressHash: string,
  sites: readonly Flavour[] = FLAVOURS,
): Promise<void> {
  await table.transact(sites.map((flavour) => table.remove(subscriber.key({ flavour, addressHash }))));
}

/** An account gets the news of its site already. */
export async function endIfMember({ email, flavour }: Subscription): Promise<void> {
  const account = await findAccountOf(email);
  if (account && (account.flavour ?? 'consumer') === flavour)
    await endSubscriptions(hashOfAddress(email), [flavour]);
}

/** In a mailing subscribers have ids of this form: `community.<hash of the address>`. Ids of users have no dot. */
const toRecipient = (flavour: Flavour, { sk, email }: table.Found<{ email: string }>) => ({
  userId: `${flavour}.${sk}`,
  name: '',
  email,
  flavour,
});

export const isSubscriberId = (id: string): boolean => id.includes('.');

/** Some of a site's subscribers. @param until whom to leave out: who confirmed on a later day (ISO 8601) */
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

/** Without those who left meanwhile. */
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
