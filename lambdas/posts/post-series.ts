/** Due work of series: posts each pledge a few days before its day, unless it is left out or its fisherman may not. */
import { AppError } from '#shared/contract/errors.ts';
import { pledgeBody } from '#shared/posts/pledges/schemas.ts';
import { logger } from '../core/logger.ts';
import { parseWith } from '../core/parse.ts';
import { makeDue, type SeriesDay } from '../series/store/make-due.ts';
import { faceWith } from '../site/store/face.ts';
import { isPassing } from '../table/index.ts';
import { createPost } from './create-post.ts';
import { pledgeForm } from './pledge-form.ts';
import { PLEDGE_SERIES, type StoredPledgeSeries } from './store/pledge-series.ts';

/** Posts the pledges of a series whose time has come, and schedules the next one. */
export const postPledgesOfSeries = (seriesId: string): Promise<void> =>
  makeDue(PLEDGE_SERIES, seriesId, postDay);

/** A day on which the rules refuse the pledge is left out, as is one while its fisherman is suspended. */
async function postDay({
  stored,
  window,
  settled,
  now,
}: SeriesDay<StoredPledgeSeries>): Promise<'made' | 'left-out'> {
  if (!(await faceWith('pledges', 'community'))) return 'left-out';
  const { sk: seriesId, card } = stored;
  const { location, coordinates, storage, place, frozenCatchDate = window.from } = card;
  const { species, customSpecies, story, disposition, mealsPledged } = card;
  try {
    const body = parseWith(pledgeBody, {
      ...{ species, customSpecies, location, story, disposition, mealsPledged },
      catchDate: frozenCatchDate,
      handling: { storage },
      pickup: { place, slots: [{ start: window.from, end: window.until }] },
    });
    await createPost(pledgeForm, {
      body,
      ownerId: card.fishermanId,
      // Its place was found when the series was made.
      place: { location, coordinates },
      series: { seriesId, expectedCatch: frozenCatchDate },
      rememberAnswer: () => settled,
      now,
    });
    return 'made';
  } catch (error) {
    if (!(error instanceof AppError) || isPassing(error)) throw error;
    logger.warn('pledge of a series left out', { seriesId, code: error.code });
    return 'left-out';
  }
}
