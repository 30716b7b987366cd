/** What has to be done with a claim at a time, filed by the minute: whoever does it reads one partition a minute, and nothing else. */
import { expiresAt, remindedAt } from '#shared/claims/rules.ts';
import { type Found, type ItemKey, put, remove, type TransactionStep } from '../../table/index.ts';
import { claimDue, type DueWork, type StoredClaim } from './items.ts';

export const MINUTE = 60_000;
/** A reminder that would come sooner than this is none. */
const SOONEST_REMINDER = 2 * MINUTE;

/** As it is written in keys. @param milliseconds since the epoch, on a minute */
export const writeMinute = (milliseconds: number): string =>
  `${new Date(milliseconds).toISOString().slice(0, 16)}Z`;

/** The minute at the beginning of which something is due. */
const minuteOf = (milliseconds: number) => writeMinute(Math.ceil(milliseconds / MINUTE) * MINUTE);

function dueOf({ card: { pickupStart, pickupEnd } }: StoredClaim): [DueWork, number][] {
  return [
    ['expiry', expiresAt(pickupEnd)],
    ['reminder', remindedAt(pickupStart)],
  ];
}

const itemOf = (claimId: string, work: DueWork, dueAt: number) =>
  claimDue.item({ minute: minuteOf(dueAt), work, claimId }, { dueAt: new Date(dueAt).toISOString() });

/** The steps that file what is due of a new claim. */
export function putDue(stored: Found<StoredClaim>, now: Date): TransactionStep[] {
  return dueOf(stored)
    .filter(([, dueAt]) => dueAt >= now.getTime() + SOONEST_REMINDER)
    .map(([work, dueAt]) => put(itemOf(stored.sk, work, dueAt)));
}

/** The steps that take it back from a claim that is over. */
export function removeDue(stored: Found<StoredClaim>): TransactionStep[] {
  return dueOf(stored).map(([work, dueAt]) => remove(itemOf(stored.sk, work, dueAt)));
}

/** The steps that put off what failed. */
export function postponeDue(key: ItemKey<object>, until: number): TransactionStep[] {
  const { work, claimId } = claimDue.match(key) ?? {};
  if (work === undefined || claimId === undefined) return [remove(key)];
  return [remove(key), put(itemOf(claimId, work as DueWork, until))];
}
