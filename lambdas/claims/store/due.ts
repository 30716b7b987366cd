/** Due work of a claim: its expiry, and the reminder to its organization. */
import { expiresAt, remindedAt } from '#shared/claims/rules.ts';
import * as due from '../../due/store/due.ts';
import type { DueWork } from '../../due/store/items.ts';
import type { Found, TransactionStep } from '../../table/index.ts';
import type { StoredClaim } from './items.ts';

/** A reminder that is due sooner than this is left out. */
const SOONEST_REMINDER = 2 * due.MINUTE;

function dueOf({ card: { pickupStart, pickupEnd } }: StoredClaim): [DueWork, number][] {
  return [
    ['expiry', expiresAt(pickupEnd)],
    ['reminder', remindedAt(pickupStart)],
  ];
}

/** Returns the steps that schedule a new claim's due work. */
export function putDue(stored: Found<StoredClaim>, now: Date): TransactionStep[] {
  return dueOf(stored)
    .filter(([, dueAt]) => dueAt >= now.getTime() + SOONEST_REMINDER)
    .map(([work, dueAt]) => due.putDue(work, stored.sk, dueAt));
}

/** Returns the steps that remove the due work of a claim that has ended. */
export function removeDue(stored: Found<StoredClaim>): TransactionStep[] {
  return dueOf(stored).map(([work, dueAt]) => due.removeDue(work, stored.sk, dueAt));
}
