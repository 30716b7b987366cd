/** Series of landings. Due work announces each landing (announce-series.ts). */
import { isDeepStrictEqual } from 'node:util';
import { AppError, fieldError } from '#shared/contract/errors.ts';
import { LANDING_SERIES } from '#shared/landings/limits.ts';
import type { LandingSeries } from '#shared/landings/series.ts';
import { MINUTE } from '#shared/limits.ts';
import {
  announcedAlready,
  notInSeries,
  seriesChangedMeanwhile,
  seriesIsEmpty,
  seriesNotFound,
  tooManySeries,
} from '#words/landings/rules.ts';
import { timeOfId } from '../../core/time-of-id.ts';
import { putDue } from '../../due/store/due.ts';
import { requireNotSuspended } from '../../suspensions/store/suspensions.ts';
import { absent, any, atLeast, equals, lacks, lessThan } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { landingCounts, ownSeries, type StoredSeries, series } from './items.ts';
import { announcedAt, daysAfter, isDayOf, windowOn } from './series-days.ts';

/** Landings to come that a series shows. */
const SHOWN_AHEAD = 4;

export function presentSeries(stored: StoredSeries & Pick<table.Key, 'sk'>, now: Date): LandingSeries {
  const { sk: id, card, skipped, settledUntil, version } = stored;
  const { fishermanId: _own, ...shown } = card;
  const next = daysAfter(card, settledUntil, SHOWN_AHEAD)
    .map((day) => ({ day, ...windowOn(card, day), skipped: skipped.includes(day) }))
    .filter(({ from }) => Date.parse(from) > now.getTime());
  return { id, createdAt: timeOfId(id), ...shown, next, version };
}

export async function listOwnSeries(userId: string, now: Date): Promise<LandingSeries[]> {
  const { items: keys } = await table.queryKeys(ownSeries(userId), { limit: LANDING_SERIES.max });
  const found = await table.getItems(keys);
  return found.flatMap((stored) => (stored ? [presentSeries(stored, now)] : []));
}

const countSeries = (userId: string, add: 1 | -1): table.TransactionStep => {
  const { max } = LANDING_SERIES;
  const guard =
    add === 1
      ? table.onlyIf(
          any(lacks('series'), lessThan('series', max)),
          () => new AppError('conflict', tooManySeries(max)),
        )
      : table.ifUnchanged(atLeast('series', 1));
  return table.update(landingCounts.key({ userId }), { add: { series: add } }, guard);
};

/** The step that has the next landing announced at its time, or in a minute. */
export const scheduleNext = (seriesId: string, at: number, now: Date): table.TransactionStep =>
  putDue('landing-series', seriesId, Math.max(at, now.getTime() + MINUTE));

/** @throws AppError `conflict` if they have too many series */
export async function createSeries(
  seriesId: string,
  stored: StoredSeries,
  first: string,
  alongside: readonly table.TransactionStep[],
  now: Date,
): Promise<void> {
  const { fishermanId } = stored.card;
  await table.transact([
    ...alongside,
    requireNotSuspended(fishermanId),
    table.put(series.item({ seriesId }, stored), table.onlyIf(absent)),
    countSeries(fishermanId, 1),
    scheduleNext(seriesId, announcedAt(windowOn(stored.card, first)), now),
  ]);
}

async function readOwnSeries(seriesId: string, userId: string): Promise<table.Found<StoredSeries>> {
  const found = await table.getItem(series.key({ seriesId }), { consistent: true });
  if (found?.card.fishermanId !== userId) throw new AppError('not_found', seriesNotFound);
  return found;
}

/**
 * Leaves out a day of a series, or takes that back.
 * @throws AppError `conflict` if its landing was announced; naming the day if the series has no landing on it
 */
export function skipDay(
  seriesId: string,
  { day, skipped: skips, userId }: { day: string; skipped: boolean; userId: string },
): Promise<table.Found<StoredSeries>> {
  return table.retry(async () => {
    const stored = await readOwnSeries(seriesId, userId);
    const { card, settledUntil, version } = stored;
    const others = stored.skipped.filter((each) => each !== day && each > settledUntil);
    if (stored.skipped.includes(day) === skips) return stored;
    if (day <= settledUntil) throw new AppError('conflict', announcedAlready);
    if (!isDayOf(card, day)) throw fieldError('day', notInSeries);
    const skipped = skips ? [...others, day] : others;
    const next = { skipped, version: version + 1 };
    await table.write(
      table.update(series.key({ seriesId }), { set: next }, table.ifUnchanged(equals('version', version))),
    );
    return { ...stored, ...next };
  });
}

/**
 * Changes a series from its next landing that is not announced. An edit of an older version is refused unless it
 * changes nothing: then it may be a repeat.
 * @throws AppError `conflict` with the current version; naming the last day if no landing is left until then
 */
export function changeSeries(
  seriesId: string,
  { userId, version, now }: { userId: string; version: number; now: Date },
  edit: (before: StoredSeries) => Promise<StoredSeries>,
): Promise<table.Found<StoredSeries>> {
  return table.retry(async () => {
    const before = await readOwnSeries(seriesId, userId);
    const { card, settledUntil, skipped } = await edit(before);
    if (isDeepStrictEqual(card, before.card)) return before;
    if (version !== before.version)
      throw new AppError('conflict', seriesChangedMeanwhile, { version: before.version });
    const [first] = daysAfter(card, settledUntil, 1);
    if (first === undefined) throw fieldError('until', seriesIsEmpty);
    const next = { card, settledUntil, skipped, version: version + 1 };
    await table.transact([
      table.update(series.key({ seriesId }), { set: next }, table.ifUnchanged(equals('version', version))),
      scheduleNext(seriesId, announcedAt(windowOn(card, first)), now),
    ]);
    return { ...before, ...next };
  });
}

/** The steps that end a series. @throws ChangedMeanwhile if it has changed since it was read */
export const stepsToEnd = ({ sk: seriesId, card, version }: table.Found<StoredSeries>) => [
  table.remove(series.key({ seriesId }), table.ifUnchanged(equals('version', version))),
  countSeries(card.fishermanId, -1),
];

/** Ends a person's own series. Its announced landings stay. */
export function endSeries(seriesId: string, userId: string): Promise<{ deleted: true }> {
  return table.retry(async () => {
    await table.transact(stepsToEnd(await readOwnSeries(seriesId, userId)));
    return { deleted: true as const };
  });
}
