/** Due work of series: posts each pledge a few days before its day, unless it is left out or its fisherman may not. */
import { AppError, type FieldIssue } from '#shared/contract/errors.ts';
import { pledgeBody } from '#shared/posts/pledges/schemas.ts';
import type { DayRefusal } from '#shared/series/refusals.ts';
import { logger } from '../core/logger.ts';
import { parseWith } from '../core/parse.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { type MadeDay, makeDue, type SeriesDay } from '../series/store/make-due.ts';
import { faceWith } from '../site/store/face.ts';
import { isPassing } from '../table/index.ts';
import { createPost } from './create-post.ts';
import { refusedDay } from './jobs.ts';
import { pledgeForm } from './pledge-form.ts';
import { PLEDGE_SERIES, type StoredPledgeSeries } from './store/pledge-series.ts';

/** Posts the pledges of a series whose time has come, and schedules the next one. */
export const postPledgesOfSeries = (seriesId: string): Promise<void> =>
  makeDue(PLEDGE_SERIES, seriesId, postDay);

/**
 * A day on which the rules refuse the pledge is left out, and its fisherman is told why. One while they are suspended
 * is left out too, of which they know.
 */
async function postDay({
  stored,
  day,
  window,
  settled,
  now,
}: SeriesDay<StoredPledgeSeries>): Promise<MadeDay> {
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
    if (error.issues.length === 0) return 'left-out';
    const refused = refusalOf(error.issues);
    await enqueue([refusedDay.of({ seriesId, day, reason: refused })]);
    return { refused };
  }
}

const REFUSED_BY: Readonly<Record<string, DayRefusal>> = {
  species: 'species',
  'handling.storage': 'storage',
};

const refusalOf = ([first]: readonly FieldIssue[]): DayRefusal => REFUSED_BY[first?.path ?? ''] ?? 'other';
