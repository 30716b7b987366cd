/** Pure rules of pledges: each takes the time it is asked about. */
import * as words from '#words/post-rules.ts';
import type { FieldIssue } from '../contract/errors.ts';
import { freshUntil, type StorageKind } from './food-safety.ts';
import { type PickupSlot, pickupIssues } from './pickup.ts';
import type { PledgeBody } from './schemas.ts';

/** One point a meal (second document, section 1). */
export function pledgePoints(mealsPledged: number): number {
  return mealsPledged;
}

/** When a pledge stops being claimable, in milliseconds since the epoch; undefined for frozen fish. */
export function availableUntil(fish: { storage: StorageKind; caughtAt: number }): number | undefined {
  return fish.storage === 'frozen' ? undefined : freshUntil(fish.caughtAt);
}

/**
 * What stands against pledging at `now` (milliseconds since the epoch); empty when it may be pledged.
 * @param slotsBefore pickup times that an edited pledge promised already
 */
export function pledgeDateIssues(
  body: Pick<PledgeBody, 'catchDate' | 'handling' | 'pickup'>,
  now: number,
  slotsBefore?: readonly PickupSlot[],
): FieldIssue[] {
  const caughtAt = Date.parse(body.catchDate);
  if (Number.isNaN(caughtAt)) return [{ path: 'catchDate', message: words.catchDateMissing }];
  if (caughtAt > now) return [{ path: 'catchDate', message: words.catchDateInFuture }];
  const until = availableUntil({ storage: body.handling.storage, caughtAt });
  if (until !== undefined && until < now) return [{ path: 'catchDate', message: words.tooOldForFresh }];
  const icedAt = body.handling.icedAt === undefined ? undefined : Date.parse(body.handling.icedAt);
  if (icedAt !== undefined && icedAt > now) {
    return [{ path: 'handling.icedAt', message: words.icedAtInFuture }];
  }
  return body.pickup ? pickupIssues(body.pickup, { now, freshUntil: until, before: slotsBefore }) : [];
}
