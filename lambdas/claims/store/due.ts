/** Due work of a claim: its expiry, and the reminder to its organization. */
import { expiresAt, remindedAt } from '#shared/claims/rules.ts';
import * as due from '../../due/store/due.ts';
import type { DueWork } from '../../due/store/items.ts';
import type { Found, TransactionStep } from '../../table/index.ts';
import type { StoredClaim } from './items.ts';

/** A reminder that would come sooner than this is none. */
const SOONEST_REMINDER = 2 * due.MINUTE;

function dueOf({ card: { pickupStart, pickupEnd } }: StoredClaim): [DueWork, number][] {
  return [
    ['expiry', expiresAt(pickupEnd)],
    ['reminder', remindedAt(pickupStart)],
  ];
}

/** The steps that file what is due of a new claim. */
export function putDue(stored: Found<StoredClaim>, now: Date): TransactionStep[] {
  return dueOf(stored)
    .filter(([, dueAt]) => dueAt >= now.getTime() + SOONEST_REMINDER)
    .map(([work, dueAt]) => due.putDue(work, stored.sk, dueAt));
}

/** The steps that take it back from a claim that is over. */
export function removeDue(stored: Found<StoredClaim>): TransactionStep[] {
  return dueOf(stored).map(([work, dueAt]) => due.removeDue(work, stored.sk, dueAt));
}
