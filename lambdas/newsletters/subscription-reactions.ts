/** Ends newsletter subscriptions whose address unsubscribes, is unreachable, or gets or loses an account. */
import { FLAVOURS } from '#shared/flavours.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { mailChoices, suppression } from '../mail/store/items.ts';
import { hashOfAddress } from '../mail/store/suppressions.ts';
import { account } from '../people/store/items.ts';
import type { Change } from '../table/change.ts';
import { getItem } from '../table/index.ts';
import { confirmationMail } from './jobs.ts';
import { pendingSubscription, subscriber } from './store/items.ts';
import { endIfMember, endSubscriptions } from './store/subscriptions.ts';

export async function mailConfirmation(change: Change): Promise<void> {
  if (change.isInsertion) await enqueue([confirmationMail.of(change.of(pendingSubscription).params)]);
}

/** Unsubscribing deletes the entry. If the change arrives late, it does not delete a later subscription. */
export async function endUnwanted(change: Change): Promise<void> {
  const { params, after } = change.of(mailChoices);
  if (after?.news !== false) return;
  const now = await getItem(mailChoices.key(params), { consistent: true });
  if (now?.news === false) await endSubscriptions(params.addressHash);
}

export async function endUnreachable(change: Change): Promise<void> {
  if (change.isInsertion) await endSubscriptions(change.of(suppression).params.addressHash);
}

/**
 * A subscriber who signs up gets each newsletter only once. A deleted account ends the subscriptions of its address.
 */
export async function endWithAccount(change: Change): Promise<void> {
  const { before, after } = change.of(account);
  if (after) {
    const { email, flavour = 'consumer' } = after;
    if (email !== before?.email) await endIfMember({ email, flavour });
  } else if (before) {
    await endSubscriptions(hashOfAddress(before.email));
  }
}

/** Does the same when a member subscribes. */
export async function endOfMember(change: Change): Promise<void> {
  const { params, after } = change.of(subscriber);
  const flavour = FLAVOURS.find((each) => each === params.flavour);
  if (after && flavour) await endIfMember({ email: after.email, flavour });
}
