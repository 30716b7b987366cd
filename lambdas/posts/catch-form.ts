import { catchDateIssues, offeredUntil } from '#shared/catches/rules.ts';
import { catchBody } from '#shared/catches/schemas.ts';
import * as catchWords from '#words/own-catches.ts';
import { count } from '../core/logger.ts';
import type { PostForm } from './post-form.ts';

export const catchForm: PostForm<'catch'> = {
  kind: 'catch',
  body: catchBody,
  recordOf(body, { photos, coordinates, proByCredit, ...given }, before) {
    const { caughtDate, amount, unit, customSpecies, useCredit: _useCredit, ...rest } = body;
    const caughtAt = Date.parse(caughtDate);
    const until = offeredUntil({ condition: body.condition, caughtAt });
    return {
      ...rest,
      ...given,
      ...(body.species === 'other' && customSpecies !== undefined && { customSpecies }),
      ...(coordinates && { coordinates }),
      caughtDate: new Date(caughtAt).toISOString(),
      // Only a fixed price has an amount; a total is what an amount without a unit means.
      ...(body.paymentType === 'mandatory' && amount !== undefined && { amount, unit: unit ?? 'all' }),
      ...(until !== undefined && { offeredUntil: new Date(until).toISOString() }),
      ...(proByCredit && { proByCredit }),
      ...(before?.soldAt !== undefined && { soldAt: before.soldAt }),
      hasPhotos: photos.length > 0,
      photos,
    };
  },
  labelPhotos: (photos) => [...photos],
  dateIssues: catchDateIssues,
  caught: ({ caughtDate }) => ({ field: 'caughtDate', date: caughtDate }),
  countPosted: () => count('CatchesPosted'),
  words: {
    edit: { absent: catchWords.notYours, notYours: catchWords.notYours },
    delete: { absent: catchWords.mayNotDelete, notYours: catchWords.mayNotDelete },
    changedMeanwhile: catchWords.changedMeanwhile,
    updateFailed: catchWords.updateFailed,
    postedBeforeCaught: catchWords.postedBeforeCaught,
    notListedAnyMore: catchWords.noLongerFresh,
  },
};
