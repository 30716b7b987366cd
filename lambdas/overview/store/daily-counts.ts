/** Daily figures. A day begins at midnight in the site's time zone. */

import { createHash } from 'node:crypto';
import { CHANGE_RETOLD_WITHIN, DAILY_COUNT_LIFETIME, DAY } from '#shared/limits.ts';
import { recordOf } from '#shared/names-of.ts';
import {
  DAILY_FIGURES,
  type DailyCounts,
  type DailyFigure,
  type DailyFigures,
} from '#shared/overview/schemas.ts';
import { dayOf, siteDayOf } from '../../core/day-of.ts';
import { absent } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { countedChange, dailyCount, dailyCounts } from './items.ts';

/** Enough that few writes wait for each other, and few enough to read two years in one request. */
const SHARDS = 4;
const MAX_ATTEMPTS = 10;

/**
 * The step that counts something on its day, for a transaction that happens only once.
 * @param at milliseconds since the epoch
 * @param source the id of the counted thing; it spreads the writes of a day over the shards
 */
export function countOnDayStep(
  at: number,
  source: string,
  add: Partial<DailyFigures>,
): table.TransactionStep {
  const shard = String(createHash('sha256').update(source).digest().readUInt8() % SHARDS);
  const day = siteDayOf(at);
  const expiresAt = (Date.parse(day) + DAILY_COUNT_LIFETIME) / 1000;
  return table.update(dailyCount.key({ day, shard }), { set: { expiresAt }, add });
}

class CountedBefore extends Error {}

/** Counts a change on its day once, even if the stream repeats it. @param at milliseconds since the epoch */
export async function countChange(changeId: string, at: number, figure: DailyFigure): Promise<void> {
  const expiresAt = table.expiryAfter(CHANGE_RETOLD_WITHIN, new Date());
  const mark = table.put(
    countedChange.item({ changeId }, { expiresAt }),
    table.onlyIf(absent, () => new CountedBefore()),
  );
  try {
    await table.transact([mark, countOnDayStep(at, changeId, { [figure]: 1 })], {
      maxAttempts: MAX_ATTEMPTS,
    });
  } catch (error) {
    if (!(error instanceof CountedBefore)) throw error;
  }
}

/**
 * Returns the last days, oldest first, and the sums of the same number of days before them, if days were counted then.
 * One request reads them: two years are at most about 600 kB. Another request finds the first day that was counted.
 */
export async function readDays(count: number, now: Date): Promise<DailyCounts> {
  const today = Date.parse(siteDayOf(now.getTime()));
  const days = new Map<string, DailyFigures>();
  for (let ago = 2 * count - 1; ago >= 0; ago--) days.set(dayOf(today - ago * DAY), nothing());
  const [first = ''] = days.keys();
  const [{ items }, counted] = await Promise.all([
    table.query(dailyCounts, { after: first }),
    table.queryKeys(dailyCounts, { limit: 1 }),
  ]);
  for (const item of items) {
    const day = days.get(item.sk.slice(0, first.length));
    if (day) for (const figure of DAILY_FIGURES) day[figure] += item[figure] ?? 0;
  }
  const all = [...days].map(([day, figures]) => ({ day, ...figures }));
  const before = all.slice(0, count);
  const [oldest] = counted.items;
  const isKnown = oldest !== undefined && oldest.sk.slice(0, first.length) <= first;
  const sumOf = (figure: DailyFigure) => before.reduce((sum, day) => sum + day[figure], 0);
  return { days: all.slice(count), ...(isKnown && { before: recordOf(DAILY_FIGURES, sumOf) }) };
}

const nothing = (): DailyFigures => recordOf(DAILY_FIGURES, () => 0);
