/** Due work of series: makes each landing or pledge when its time has come, once. */
import type { DayRefusal } from '#shared/series/refusals.ts';
import * as table from '../../table/index.ts';
import { daysAfter, madeAt, type Window, windowOn } from './days.ts';
import {
  refusedAhead,
  type SeriesKind,
  type StoredSeries,
  scheduleNext,
  stepsToEnd,
  stepToChange,
} from './series.ts';

/** One day of a series whose time has come. */
export interface SeriesDay<Stored extends StoredSeries> {
  stored: table.Found<Stored>;
  /** Such as `2026-11-27`. */
  day: string;
  window: Window;
  /** Belongs to the transaction that makes the landing or pledge, so that it is made once. */
  settled: table.TransactionStep;
  now: Date;
}

/** `left-out` if none may be made; the time to try again at, in milliseconds since the epoch, if none can be made now. */
export type MadeDay = 'made' | 'left-out' | { refused: DayRefusal } | number;

/**
 * Makes the landings or pledges of a series whose time has come, and schedules the next one.
 * @param make makes one with the step `settled` in its transaction
 */
export async function makeDue<Stored extends StoredSeries>(
  kind: SeriesKind<Stored>,
  seriesId: string,
  make: (day: SeriesDay<Stored>) => Promise<MadeDay>,
  now = new Date(),
): Promise<void> {
  for (;;) {
    const settled = await table.retry(() => settleNext(kind, seriesId, make, now));
    if (settled === 'all') return;
  }
}

/** @returns whether nothing is left to do for now */
async function settleNext<Stored extends StoredSeries>(
  kind: SeriesKind<Stored>,
  seriesId: string,
  make: (day: SeriesDay<Stored>) => Promise<MadeDay>,
  now: Date,
): Promise<'one' | 'all'> {
  const stored = await table.getItem(kind.item.key({ seriesId }), { consistent: true });
  if (!stored) return 'all';
  const [day] = daysAfter(stored.card, stored.settledUntil, 1);
  if (day === undefined) {
    await table.transact(stepsToEnd(kind, stored));
    return 'all';
  }
  const window = windowOn(stored.card, day);
  const later = async (at: number) => {
    await table.write(scheduleNext(kind, seriesId, at, now));
    return 'all' as const;
  };
  if (madeAt(window) > now.getTime()) return await later(madeAt(window));
  const skipped = stored.skipped.filter((each) => each > day);
  const settled = stepToChange(kind, stored, { settledUntil: day, skipped });
  const isLeftOut = stored.skipped.includes(day) || Date.parse(window.from) <= now.getTime();
  const made = isLeftOut ? 'left-out' : await make({ stored, day, window, settled, now });
  if (typeof made === 'number') return await later(made);
  if (made === 'left-out') await table.transact([settled]);
  if (typeof made === 'object') {
    const refused = [...refusedAhead(stored, now), { day, reason: made.refused }];
    await table.transact([stepToChange(kind, stored, { settledUntil: day, skipped, refused })]);
  }
  return 'one';
}
