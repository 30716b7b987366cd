/** Reactions to changes of reservations, to freed fish, and to events that make reservations impossible to keep. */
import { enqueue } from '../jobs/enqueue.ts';
import { block } from '../messages/store/items.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import { suspension } from '../suspensions/store/items.ts';
import type { Change } from '../table/change.ts';
import { blockedPerson, freedFish, suspendedBuyer } from './jobs.ts';
import { mailsOf, newsOf } from './news.ts';
import { reservation } from './store/items.ts';

/** Tells the people of a reservation about its changes. */
export async function mailReservation(change: Change): Promise<void> {
  const { params, before, after } = change.of(reservation);
  const news = newsOf(before, after);
  if (after && news) await enqueue(mailsOf(news, after, params.reservationId));
}

/**
 * Offers fish to those who wait for it when more of a catch is free than before, or when the catch is shown again. An
 * edit may give it other pickup times.
 */
export async function offerFreedFish(change: Change): Promise<void> {
  const { params, before, after } = change.of(POST_ITEMS.catch.record);
  const left = after?.card.hundredthsLeft ?? 0;
  if (!before || !after?.detail.reserving || after.hidden || left === 0) return;
  const isFreed = left > (before.card.hundredthsLeft ?? 0);
  const isEdited = before.hidden || before.version !== after.version;
  if (isFreed || isEdited) await enqueue([freedFish.of({ catchId: params.postId })]);
}

export async function endWithBuyer(change: Change): Promise<void> {
  if (change.isInsertion) await enqueue([suspendedBuyer.of(change.of(suspension).params)]);
}

export async function endWithBlock(change: Change): Promise<void> {
  if (change.isInsertion) await enqueue([blockedPerson.of(change.of(block).params)]);
}
