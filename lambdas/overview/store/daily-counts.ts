/** What happened, day by day. Days begin at midnight UTC: the coasts have several time zones, and a day that was counted stays as it is. */

import { createHash } from 'node:crypto';
import { CHANGE_RETOLD_WITHIN, DAILY_COUNT_LIFETIME, DAY, OVERVIEW_DAYS } from '#shared/limits.ts';
import { recordOf } from '#shared/names-of.ts';
import {
  DAILY_FIGURES,
  type DailyFigure,
  type DailyFigures,
  type OverviewDay,
} from '#shared/overview/schemas.ts';
import { siteDayOf } from '../../core/day-of.ts';
import {
  absent,
  expiryAfter,
  onlyIf,
  put,
  query,
  type TransactionStep,
  transact,
  update,
} from '../../table/index.ts';
import { countedChange, dailyCount, dailyCounts } from './items.ts';

/** So many that few wait for each other, and so few that 90 days are read at once. */
const SHARDS = 4;
const MAX_ATTEMPTS = 10;

/**
 * The step that counts something on its day, for a transaction that happens once.
 * @param at milliseconds since the epoch
 * @param source what it is counted for: spreads the days over their shards
 */
export function countOnDayStep(at: number, source: string, add: Partial<DailyFigures>): TransactionStep {
  const shard = String(createHash('sha256').update(source).digest().readUInt8() % SHARDS);
  const day = siteDayOf(at);
  const expiresAt = (Date.parse(day) + DAILY_COUNT_LIFETIME) / 1000;
  return update(dailyCount.key({ day, shard }), { set: { expiresAt }, add });
}

class CountedBefore extends Error {}

/** Counts a change on its day, once however often it is told. @param at milliseconds since the epoch */
export async function countChange(changeId: string, at: number, figure: DailyFigure): Promise<void> {
  const expiresAt = expiryAfter(CHANGE_RETOLD_WITHIN, new Date());
  const mark = put(
    countedChange.item({ changeId }, { expiresAt }),
    onlyIf(absent, () => new CountedBefore()),
  );
  try {
    await transact([mark, countOnDayStep(at, changeId, { [figure]: 1 })], { maxAttempts: MAX_ATTEMPTS });
  } catch (error) {
    if (!(error instanceof CountedBefore)) throw error;
  }
}

/** The last days, oldest first, in one request: they are some 70 kB at most. */
export async function readDays(now: Date): Promise<OverviewDay[]> {
  const days = new Map<string, DailyFigures>();
  for (let ago = OVERVIEW_DAYS - 1; ago >= 0; ago--)
    days.set(siteDayOf(now.getTime() - ago * DAY), nothing());
  const [first = ''] = days.keys();
  const { items } = await query(dailyCounts, { after: first });
  for (const item of items) {
    const day = days.get(item.sk.slice(0, first.length));
    if (day) for (const figure of DAILY_FIGURES) day[figure] += item[figure] ?? 0;
  }
  return [...days].map(([day, figures]) => ({ day, ...figures }));
}

const nothing = (): DailyFigures => recordOf(DAILY_FIGURES, () => 0);
