/** The content of a series of landings, as its fisherman writes and changes it. */
import { fieldError } from '#shared/contract/errors.ts';
import { LANDING_SERIES } from '#shared/landings/limits.ts';
import type { SeriesBody } from '#shared/landings/series.ts';
import { DAY } from '#shared/limits.ts';
import { minuteIn } from '#shared/zoned-minute.ts';
import { seriesTooLong } from '#words/landings/rules.ts';
import { dayOf } from '../core/day-of.ts';
import { publicHarbour, toExpected } from './on-board.ts';
import type { StoredSeries } from './store/items.ts';
import { isDayOf } from './store/series-days.ts';
import { timeZoneOf } from './store/time-zone-of.ts';

type Card = StoredSeries['card'];

/** @throws AppError naming the last day if the series would go on for too long */
export async function timesAndFish(
  { harbour: named, expected, paymentWays, note, ...times }: SeriesBody,
  now: Date,
): Promise<Omit<Card, 'fishermanId'>> {
  if (Date.parse(times.until) > now.getTime() + LANDING_SERIES.longestMs)
    throw fieldError('until', seriesTooLong);
  const harbour = await publicHarbour(named);
  return {
    harbour,
    expected: expected.map(toExpected),
    paymentWays: [...new Set(paymentWays)],
    note,
    ...times,
    weekdays: [...new Set(times.weekdays)].sort(),
    timeZone: await timeZoneOf(harbour),
  };
}

/** The day before today, on the clock of the harbor. */
export function yesterdayIn(timeZone: string, now: Date): string {
  const today = minuteIn(timeZone, now.getTime()).slice(0, 'YYYY-MM-DD'.length);
  return dayOf(Date.parse(today) - DAY);
}

/** A series with new content. Days that are settled stay so: their landings are announced, or left out. */
export function seriesAfter(before: StoredSeries, card: Card, now: Date): StoredSeries {
  const yesterday = yesterdayIn(card.timeZone, now);
  const [, settledUntil = yesterday] = [before.settledUntil, yesterday].toSorted();
  const skipped = before.skipped.filter((day) => day > settledUntil && isDayOf(card, day));
  return { ...before, card, settledUntil, skipped };
}
