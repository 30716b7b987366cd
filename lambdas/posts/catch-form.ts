import { type FieldIssue, fieldError } from '#shared/contract/errors.ts';
import { dealerIssues } from '#shared/licenses/rules.ts';
import { FRESH_HOURS } from '#shared/limits.ts';
import { catchDateIssues, offeredUntil } from '#shared/posts/catches/rules.ts';
import { type CatchBody, catchBody, type Reserving } from '#shared/posts/catches/schemas.ts';
import type { Stock } from '#shared/posts/catches/stock-schemas.ts';
import { freshHoursOf } from '#shared/posts/offered.ts';
import { sortedSlots } from '#shared/posts/pledges/pickup.ts';
import { OTHER } from '#shared/species/species.ts';
import * as catchWords from '#words/posts/own-catches.ts';
import { countInvalid } from '#words/posts/rules.ts';
import { unitOfCollected, unitOfHeld } from '#words/reservations/rules.ts';
import { count } from '../core/logger.ts';
import { freeNow } from './amount-left.ts';
import type { PostContext, PostForm } from './post-form.ts';
import type { PostRecord } from './store/kinds.ts';

export const catchForm: PostForm<'catch'> = {
  kind: 'catch',
  body: catchBody,
  rebased: ({ taken, ...changes }, before) =>
    changes.stock ? { ...changes, stock: freeNow(changes.stock, taken, before, 'stock.left') } : changes,
  recordOf(body, { photos, coordinates, proByCredit, ...given }, context) {
    const {
      caughtDate,
      paymentType: _type,
      amount: _amount,
      unit: _unit,
      stock,
      reserving,
      customSpecies,
      useCredit: _useCredit,
      ...rest
    } = body;
    const caughtAt = Date.parse(caughtDate);
    const freshHours = hoursFor(body, context);
    const until = offeredUntil({ condition: body.condition, caughtAt, freshHours });
    return {
      ...rest,
      ...given,
      contactInfo: body.contactMethod === 'message' ? '' : body.contactInfo,
      ...(body.species === OTHER && customSpecies !== undefined && { customSpecies }),
      ...(coordinates && { coordinates }),
      caughtDate: new Date(caughtAt).toISOString(),
      ...priceOf(body),
      ...(stock && { stock, landed: landedOf(body, stock, context.before) }),
      ...takenOf(stock, context.before),
      ...(reserving && reservingOf(reserving)),
      ...(until !== undefined && { offeredUntil: new Date(until).toISOString() }),
      ...(proByCredit && { proByCredit }),
      ...(until !== undefined && freshHours !== FRESH_HOURS.usual && { freshHours }),
      ...(context.before?.soldAt !== undefined && { soldAt: context.before.soldAt }),
      hasPhotos: photos.length > 0,
      photos,
    };
  },
  labelPhotos: (photos) => [...photos],
  safetyIssues: (body, now, context) => [
    ...catchDateIssues(body, now, hoursFor(body, context), context.before?.reserving?.slots),
    ...leftIssues(body, context),
    ...dealerIssues(body, context.rules.dealerRules, context.before),
  ],
  freshHours: freshHoursOf,
  caught: ({ caughtDate }) => ({ field: 'caughtDate', date: caughtDate }),
  countPosted: () => count('CatchesPosted'),
  words: {
    edit: { absent: catchWords.notYours, notYours: catchWords.notYours },
    changedMeanwhile: catchWords.changedMeanwhile,
    updateFailed: catchWords.updateFailed,
    postedBeforeCaught: catchWords.postedBeforeCaught,
    notListedAnyMore: catchWords.noLongerFresh,
  },
};

/** Only a fixed price has an amount: an amount of 0 means free, and without a unit it is a total. */
function priceOf({ paymentType, amount, unit = 'all' }: CatchBody) {
  if (paymentType !== 'mandatory') return { paymentType };
  return amount ? { paymentType, amount, unit } : { paymentType: 'free' as const };
}

/** A total price stays the price of the first amount until the fisherman sets another price or amount. */
function landedOf(body: CatchBody, { unit, left }: Stock, before?: PostRecord<'catch'>): number {
  const isAsBefore =
    before?.stock?.left === left && before.stock.unit === unit && before.amount === body.amount;
  return (isAsBefore ? before.landed : undefined) ?? left;
}

/**
 * The amounts that buyers hold or have collected.
 * @throws AppError if the edit counts the catch in another unit, or no longer, in which their amounts mean nothing
 */
function takenOf(
  stock: Stock | null,
  { stock: counted, held, collected }: Partial<PostRecord<'catch'>> = {},
): Pick<PostRecord<'catch'>, 'held' | 'collected'> {
  if (stock?.unit === counted?.unit) return { ...(held && { held }), ...(collected && { collected }) };
  if (held && counted) throw fieldError('stock', unitOfHeld(held, counted.unit));
  if (collected && counted) throw fieldError('stock', unitOfCollected(collected, counted.unit));
  return {};
}

/** Times in UTC, the earliest first. */
function reservingOf({ mode, slots }: Reserving): Pick<PostRecord<'catch'>, 'reserving' | 'reservableUntil'> {
  const sorted = sortedSlots(slots);
  const reservableUntil = sorted
    .map(({ end }) => end)
    .sort()
    .at(-1);
  return { reserving: { mode, slots: sorted }, reservableUntil };
}

/** Nothing is left only while the rest is held for buyers; otherwise the catch is sold. */
function leftIssues({ stock }: CatchBody, { before }: PostContext<'catch'>): FieldIssue[] {
  return stock?.left === 0 && !before?.held ? [{ path: 'stock.left', message: countInvalid }] : [];
}

/** An edit that leaves the condition and the time of catch alone keeps the hours of the original post. */
function hoursFor({ condition, caughtDate }: CatchBody, { rules, before }: PostContext<'catch'>): number {
  const isAsBefore =
    before?.condition === condition && Date.parse(before.caughtDate) === Date.parse(caughtDate);
  return isAsBefore ? freshHoursOf(before) : rules.freshHours;
}
