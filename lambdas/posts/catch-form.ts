import { catchDateIssues, offeredUntil } from '#shared/catches/rules.ts';
import { catchBody } from '#shared/catches/schemas.ts';
import { CATCH_WORDS } from '#shared/posts/words.ts';
import { count } from '../core/logger.ts';
import type { PostForm } from './post-form.ts';

export const catchForm: PostForm<'catch'> = {
  kind: 'catch',
  body: catchBody,
  recordOf(body, { photos, coordinates, ...given }, before) {
    const { caughtDate, amount, unit, customSpecies, ...rest } = body;
    const caughtAt = Date.parse(caughtDate);
    const until = offeredUntil({ condition: body.condition, caughtAt });
    return {
      ...rest,
      ...given,
      isPro: before?.isPro ?? false,
      ...(body.species === 'other' && customSpecies !== undefined && { customSpecies }),
      ...(coordinates && { coordinates }),
      caughtDate: new Date(caughtAt).toISOString(),
      // Only a fixed price has an amount; a total is what an amount without a unit means.
      ...(body.paymentType === 'mandatory' && amount !== undefined && { amount, unit: unit ?? 'all' }),
      ...(until !== undefined && { offeredUntil: new Date(until).toISOString() }),
      hasPhotos: photos.length > 0,
      photos,
    };
  },
  labelPhotos: (photos) => [...photos],
  dateIssues: catchDateIssues,
  caught: ({ caughtDate }) => ({ field: 'caughtDate', date: caughtDate }),
  countPosted: () => count('CatchesPosted'),
  words: {
    edit: { absent: CATCH_WORDS.notYours, notYours: CATCH_WORDS.notYours },
    delete: { absent: CATCH_WORDS.mayNotDelete, notYours: CATCH_WORDS.mayNotDelete },
    changedMeanwhile: CATCH_WORDS.changedMeanwhile,
    updateFailed: CATCH_WORDS.updateFailed,
    postedBeforeCaught: CATCH_WORDS.postedBeforeCaught,
    notListedAnyMore: CATCH_WORDS.noLongerFresh,
  },
};
