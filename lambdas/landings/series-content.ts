/** The content of a series of landings, as its fisherman writes and changes it. */
import { fieldError } from '#shared/contract/errors.ts';
import type { SeriesBody } from '#shared/landings/series.ts';
import { SERIES } from '#shared/series/limits.ts';
import { seriesTooLong } from '#words/series/rules.ts';
import { isDayOf, yesterdayIn } from '../series/store/days.ts';
import { timeZoneOf } from '../series/store/time-zone-of.ts';
import { publicHarbour, toExpected } from './on-board.ts';
import type { StoredLandingSeries } from './store/items.ts';

type Card = StoredLandingSeries['card'];

/** @throws AppError naming the last day if the series would go on for too long */
export async function timesAndFish(
  { harbour: named, expected, paymentWays, note, ...times }: SeriesBody,
  now: Date,
): Promise<Omit<Card, 'fishermanId'>> {
  if (Date.parse(times.until) > now.getTime() + SERIES.longestMs) throw fieldError('until', seriesTooLong);
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

/** A series with new content. Days that are settled stay so: their landings are announced, or left out. */
export function seriesAfter(before: StoredLandingSeries, card: Card, now: Date): StoredLandingSeries {
  const yesterday = yesterdayIn(card.timeZone, now);
  const [, settledUntil = yesterday] = [before.settledUntil, yesterday].toSorted();
  const skipped = before.skipped.filter((day) => day > settledUntil && isDayOf(card, day));
  return { ...before, card, settledUntil, skipped };
}
