import { FRESH_HOURS } from '#shared/limits.ts';
import { catchDateIssues, offeredUntil } from '#shared/posts/catches/rules.ts';
import { type CatchBody, catchBody } from '#shared/posts/catches/schemas.ts';
import { freshHoursOf } from '#shared/posts/offered.ts';
import { OTHER } from '#shared/species/species.ts';
import * as catchWords from '#words/posts/own-catches.ts';
import { count } from '../core/logger.ts';
import type { PostContext, PostForm } from './post-form.ts';

export const catchForm: PostForm<'catch'> = {
  kind: 'catch',
  body: catchBody,
  recordOf(body, { photos, coordinates, proByCredit, ...given }, context) {
    const {
      caughtDate,
      paymentType: _type,
      amount: _amount,
      unit: _unit,
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
      ...(until !== undefined && { offeredUntil: new Date(until).toISOString() }),
      ...(proByCredit && { proByCredit }),
      ...(until !== undefined && freshHours !== FRESH_HOURS.usual && { freshHours }),
      ...(context.before?.soldAt !== undefined && { soldAt: context.before.soldAt }),
      hasPhotos: photos.length > 0,
      photos,
    };
  },
  labelPhotos: (photos) => [...photos],
  safetyIssues: (body, now, context) => catchDateIssues(body, now, hoursFor(body, context)),
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

/** An edit that leaves the condition and the time of catch alone keeps the hours of the original post. */
function hoursFor({ condition, caughtDate }: CatchBody, { rules, before }: PostContext<'catch'>): number {
  const isAsBefore =
    before?.condition === condition && Date.parse(before.caughtDate) === Date.parse(caughtDate);
  return isAsBefore ? freshHoursOf(before) : rules.freshHours;
}
