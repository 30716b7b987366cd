/** Series of landings. Due work announces each landing (announce-series.ts). */
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#shared/contract/errors.ts';
import type { LandingSeries } from '#shared/landings/series.ts';
import {
  announcedAlready,
  notInSeries,
  seriesChangedMeanwhile,
  seriesIsEmpty,
  seriesNotFound,
  tooManySeries,
} from '#words/landings/rules.ts';
import { timeOfId } from '../../core/time-of-id.ts';
import {
  nextOf,
  readOwnSeries,
  type SeriesKind,
  scheduleFirst,
  stepToChange,
} from '../../series/store/series.ts';
import * as table from '../../table/index.ts';
import { landingCounts, ownSeries, type StoredLandingSeries, series } from './items.ts';

export const LANDING_SERIES: SeriesKind<StoredLandingSeries> = {
  item: series,
  own: ownSeries,
  work: 'landing-series',
  countKey: (userId) => landingCounts.key({ userId }),
  words: {
    notFound: seriesNotFound,
    tooMany: tooManySeries,
    madeAlready: announcedAlready,
    notInSeries,
    isEmpty: seriesIsEmpty,
  },
};

export function presentSeries(stored: StoredLandingSeries & Pick<table.Key, 'sk'>, now: Date): LandingSeries {
  const { sk: id, card, version } = stored;
  const { fishermanId: _own, ...shown } = card;
  return { id, createdAt: timeOfId(id), ...shown, next: nextOf(stored, now), version };
}

/**
 * Changes a series from its next landing that is not announced. An edit of an older version is refused unless it
 * changes nothing: then it may be a repeat.
 * @throws AppError `conflict` with the current version; naming the last day if no landing is left until then
 */
export function changeSeries(
  seriesId: string,
  { userId, version, now }: { userId: string; version: number; now: Date },
  edit: (before: StoredLandingSeries) => Promise<StoredLandingSeries>,
): Promise<table.Found<StoredLandingSeries>> {
  return table.retry(async () => {
    const before = await readOwnSeries(LANDING_SERIES, seriesId, userId);
    const { card, settledUntil, skipped } = await edit(before);
    if (isDeepStrictEqual(card, before.card)) return before;
    if (version !== before.version)
      throw new AppError('conflict', seriesChangedMeanwhile, { version: before.version });
    const next = { card, settledUntil, skipped };
    await table.transact([
      stepToChange(LANDING_SERIES, before, next),
      scheduleFirst(LANDING_SERIES, seriesId, next, now),
    ]);
    return { ...before, ...next, version: version + 1 };
  });
}
