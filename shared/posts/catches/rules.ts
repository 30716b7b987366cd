/** Pure rules of marketplace catches. Each takes the time for which it is evaluated. */
import * as words from '#words/posts/rules.ts';
import type { FieldIssue } from '../../contract/errors.ts';
import { freshHoursOf, freshUntil } from '../offered.ts';
import { type PickupSlot, slotIssues } from '../pledges/pickup.ts';
import type { CatchBody, CatchCard, Condition } from './schemas.ts';

/** When fresh fish stops being offered, in milliseconds since the epoch; undefined for frozen fish, which is offered until sold. */
export function offeredUntil(
  fish: { condition: Condition; caughtAt: number } & Pick<CatchCard, 'freshHours'>,
): number | undefined {
  return fish.condition === 'fresh' ? freshUntil(fish.caughtAt, freshHoursOf(fish)) : undefined;
}

/**
 * Reasons why this catch can't be posted at `now` (milliseconds since the epoch); empty when it can.
 * @param slotsBefore pickup times that were already offered
 */
export function catchDateIssues(
  body: Pick<CatchBody, 'caughtDate' | 'condition'> & Partial<Pick<CatchBody, 'reserving'>>,
  now: number,
  freshHours: number,
  slotsBefore?: readonly PickupSlot[],
): FieldIssue[] {
  const caughtAt = Date.parse(body.caughtDate);
  if (Number.isNaN(caughtAt)) return [{ path: 'caughtDate', message: words.catchDateMissing }];
  if (caughtAt > now) return [{ path: 'caughtDate', message: words.dateCaughtInFuture }];
  const until = offeredUntil({ condition: body.condition, caughtAt, freshHours });
  if (until !== undefined && until < now)
    return [{ path: 'caughtDate', message: words.tooOldForFresh(freshHours) }];
  if (!body.reserving) return [];
  const fresh = until === undefined ? undefined : { until, hours: freshHours };
  return slotIssues(body.reserving.slots, 'reserving.slots', { now, fresh, before: slotsBefore });
}
