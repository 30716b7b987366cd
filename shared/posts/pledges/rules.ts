/** Pure rules of pledges. Each takes the time for which it is evaluated. */
import * as words from '#words/posts/rules.ts';
import type { FieldIssue } from '../../contract/errors.ts';
import { FRESH_HOURS, HOUR, MEALS_PLEDGED } from '../../limits.ts';
import { freshUntil } from '../offered.ts';
import { type FoodSafety, mayBePledged, type StorageKind } from './food-safety.ts';
import { type PickupSlot, slotIssues } from './pickup.ts';
import type { PledgeBody, PledgeCard } from './schemas.ts';

/** One point per meal (second document, section 1). */
export function pledgePoints(mealsPledged: number): number {
  return mealsPledged;
}

/**
 * "1 lb whole fish gives about 2-3 meals" (second document, section 1). This is the lower figure, so that nobody counts
 * on meals that don't come.
 */
export const MEALS_PER_POUND = 2;

/** Whole meals from this many pounds of fish, up to a pledge's maximum; NaN if `pounds` is NaN. */
export const mealsOfPounds = (pounds: number): number =>
  Math.min(MEALS_PLEDGED.max, Math.floor(pounds * MEALS_PER_POUND));

/** When a pledge stops being claimable, in milliseconds since the epoch; undefined for frozen fish. */
export function availableUntil(
  fish: { storage: StorageKind; caughtAt: number },
  freshHours: number,
): number | undefined {
  return fish.storage === 'frozen' ? undefined : freshUntil(fish.caughtAt, freshHours);
}

/** Hours for which fish that is not frozen can be claimed, by the site's setting when it was pledged. */
export const freshHoursOfPledge = ({
  catchDate,
  availableUntil: until,
}: Pick<PledgeCard, 'catchDate' | 'availableUntil'>): number =>
  until === undefined ? FRESH_HOURS.usual : (Date.parse(until) - Date.parse(catchDate)) / HOUR;

/** Food safety issues with the way the fish is stored. */
export function keepingIssues(
  { handling, ...fish }: Pick<PledgeBody, 'species' | 'customSpecies' | 'handling'>,
  foodSafety: FoodSafety,
): FieldIssue[] {
  if (mayBePledged(fish, handling.storage, foodSafety)) return [];
  return [{ path: 'handling.storage', message: foodSafety.histamine.message }];
}

/**
 * Reasons why a pledge can't be made at `now` (milliseconds since the epoch); empty when it can.
 * @param freshHours how old fish may be that is not frozen
 * @param before pickup times that an edited pledge already promised, and the time until which its catch is expected
 */
export function pledgeDateIssues(
  body: Pick<PledgeBody, 'catchDate' | 'handling' | 'pickup'>,
  now: number,
  freshHours: number,
  before: { slots?: readonly PickupSlot[] | undefined; expectedCatch?: string | undefined } = {},
): FieldIssue[] {
  const caughtAt = Date.parse(body.catchDate);
  if (Number.isNaN(caughtAt)) return [{ path: 'catchDate', message: words.catchDateMissing }];
  if (caughtAt > now && !(caughtAt <= Date.parse(before.expectedCatch ?? '')))
    return [{ path: 'catchDate', message: words.catchDateInFuture }];
  const until = availableUntil({ storage: body.handling.storage, caughtAt }, freshHours);
  if (until !== undefined && until < now)
    return [{ path: 'catchDate', message: words.tooOldForFresh(freshHours) }];
  const icedAt = body.handling.icedAt === undefined ? undefined : Date.parse(body.handling.icedAt);
  if (icedAt !== undefined && icedAt > now) {
    return [{ path: 'handling.icedAt', message: words.icedAtInFuture }];
  }
  if (!body.pickup) return [];
  const fresh = until === undefined ? undefined : { until, hours: freshHours };
  return slotIssues(body.pickup.slots, 'pickup.slots', { now, fresh, before: before.slots });
}
