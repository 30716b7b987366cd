import { fieldError } from '#shared/contract/errors.ts';
import { foodSafetyOf } from '#shared/posts/pledges/food-safety.ts';
import { normalizePickup } from '#shared/posts/pledges/pickup.ts';
import {
  availableUntil,
  freshHoursOfPledge,
  keepingIssues,
  pledgeDateIssues,
  pledgePoints,
} from '#shared/posts/pledges/rules.ts';
import { type PledgeBody, pledgeBody } from '#shared/posts/pledges/schemas.ts';
import { OTHER } from '#shared/species/species.ts';
import * as pledgeWords from '#words/posts/own-pledges.ts';
import { count } from '../core/logger.ts';
import type { PostContext, PostForm } from './post-form.ts';
import type { PostRecord } from './store/kinds.ts';

export const pledgeForm: PostForm<'pledge'> = {
  kind: 'pledge',
  body: pledgeBody,
  recordOf(body, { coordinates, ...fields }, context) {
    const {
      isPro: _isPro,
      proByCredit: _proByCredit,
      rating: _rating,
      ratingCount: _count,
      ...given
    } = fields;
    const { before, series } = context;
    const seriesId = before?.seriesId ?? series?.seriesId;
    const { catchDate, customSpecies, pickup: asked, photos: _chosen, ...rest } = body;
    const caughtAt = Date.parse(catchDate);
    const until = availableUntil({ storage: body.handling.storage, caughtAt }, hoursFor(body, context));
    const pickup = asked && normalizePickup(asked);
    return {
      ...rest,
      ...given,
      ...(pickup && { pickup }),
      ...(seriesId !== undefined && { seriesId }),
      likeCount: before?.likeCount ?? 0,
      mealsLeft: mealsLeft(body, before),
      mealsClaimed: before?.mealsClaimed ?? 0,
      mealsServed: before?.mealsServed ?? 0,
      ...(body.species === OTHER && customSpecies !== undefined && { customSpecies }),
      ...(coordinates && { coordinates }),
      catchDate: new Date(caughtAt).toISOString(),
      ...(until !== undefined && { availableUntil: new Date(until).toISOString() }),
      pledgePointsEarned: pledgePoints(body.mealsPledged),
    };
  },
  /** The first photo of the catch is the primary one; if a pledge shows only packaged meals, the first photo. */
  labelPhotos(photos, chosen) {
    const types = chosen.map(({ imageType }) => imageType);
    const primary = Math.max(0, types.indexOf('catch'));
    return photos.map(({ id, width, height, color }, index) => ({
      id,
      width,
      height,
      color,
      imageType: types[index] ?? 'catch',
      isPrimary: index === primary,
    }));
  },
  safetyIssues: (body, now, context) => [
    ...keepingIssues(body, foodSafetyOf(context.rules)),
    ...pledgeDateIssues(body, now, hoursFor(body, context), {
      slots: context.before?.pickup?.slots,
      expectedCatch: context.before?.catchDate ?? context.series?.expectedCatch,
    }),
  ],
  freshHours: freshHoursOfPledge,
  caught: ({ catchDate }) => ({ field: 'catchDate', date: catchDate }),
  countPosted: ({ mealsPledged }) => count('MealsPledged', mealsPledged),
  words: {
    edit: { absent: pledgeWords.notFound, notYours: pledgeWords.mayNotEdit },
    changedMeanwhile: pledgeWords.changedMeanwhile,
    updateFailed: pledgeWords.updateRefused,
    postedBeforeCaught: pledgeWords.postedBeforeCaught,
  },
};

/** Keeps claimed meals claimed. */
function mealsLeft({ mealsPledged }: PledgeBody, before: PostRecord<'pledge'> | undefined): number {
  const claimed = before ? before.mealsPledged - before.mealsLeft : 0;
  if (mealsPledged < claimed) {
    throw fieldError('mealsPledged', pledgeWords.fewerThanClaimed(claimed));
  }
  return mealsPledged - claimed;
}

/** An edit that leaves the time of catch alone keeps the hours of the original pledge. */
function hoursFor({ catchDate }: PledgeBody, { rules, before }: PostContext<'pledge'>): number {
  const isAsBefore =
    before?.availableUntil !== undefined && Date.parse(before.catchDate) === Date.parse(catchDate);
  return isAsBefore ? freshHoursOfPledge(before) : rules.freshHours;
}
