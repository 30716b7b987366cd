/** Due work of series: announces each landing a few days before it, unless it is left out or its fisherman may not. */
import { ulid } from 'ulid';
import { HOUR } from '#shared/limits.ts';
import { fishermanProfile } from '../people/store/items.ts';
import { faceWith } from '../site/store/face.ts';
import { suspension } from '../suspensions/store/items.ts';
import { equals } from '../table/expression.ts';
import * as table from '../table/index.ts';
import { stepsToCreate, TooManyAhead } from './store/change-landing.ts';
import { endOverdueOf } from './store/end-landing.ts';
import { type StoredLanding, type StoredSeries, series } from './store/items.ts';
import { scheduleNext, stepsToEnd } from './store/series.ts';
import { announcedAt, daysAfter, windowOn } from './store/series-days.ts';

/** While a fisherman has too many landings ahead, the next one is tried again after this time. */
const TRY_AGAIN_AFTER = HOUR;

type Series = table.Found<StoredSeries>;

/** Announces the landings of a series whose time has come, and schedules the next one. */
export async function announceSeries(seriesId: string, now = new Date()): Promise<void> {
  for (;;) {
    const settled = await table.retry(() => settleNext(seriesId, now));
    if (settled === 'all') return;
  }
}

/** @returns whether nothing is left to do for now */
async function settleNext(seriesId: string, now: Date): Promise<'one' | 'all'> {
  const stored = await table.getItem(series.key({ seriesId }), { consistent: true });
  if (!stored) return 'all';
  const [day] = daysAfter(stored.card, stored.settledUntil, 1);
  if (day === undefined) {
    await table.transact(stepsToEnd(stored));
    return 'all';
  }
  const window = windowOn(stored.card, day);
  if (announcedAt(window) > now.getTime()) {
    await table.write(scheduleNext(seriesId, announcedAt(window), now));
    return 'all';
  }
  const isLeftOut = stored.skipped.includes(day) || Date.parse(window.from) <= now.getTime();
  const landing = isLeftOut ? undefined : await makeLanding(stored, window, now);
  try {
    await settle(stored, day, landing ? stepsToCreate(ulid(now.getTime()), landing) : []);
  } catch (error) {
    if (!(error instanceof TooManyAhead)) throw error;
    if (await endOverdueOf(stored.card.fishermanId, now)) return 'one';
    await table.write(scheduleNext(seriesId, tryAgainAt(announcedAt(window), now), now));
    return 'all';
  }
  return 'one';
}

/** The same time for work that runs twice, so that it is scheduled once. */
function tryAgainAt(first: number, now: Date): number {
  const tries = Math.floor((now.getTime() - first) / TRY_AGAIN_AFTER);
  return first + (tries + 1) * TRY_AGAIN_AFTER;
}

async function settle(
  { sk: seriesId, skipped, version }: Series,
  day: string,
  alongside: readonly table.TransactionStep[],
): Promise<void> {
  const set = {
    settledUntil: day,
    skipped: skipped.filter((each) => each > day),
    version: version + 1,
  };
  const guard = table.ifUnchanged(equals('version', version));
  await table.transact([table.update(series.key({ seriesId }), { set }, guard), ...alongside]);
}

/** The landing of one day; undefined for a person who may announce none. */
async function makeLanding(
  { sk: seriesId, card }: Series,
  window: { from: string; until: string },
  now: Date,
): Promise<StoredLanding | undefined> {
  const { fishermanId, harbour, expected, paymentWays } = card;
  const [profile, suspended] = await table.getItems([
    fishermanProfile(fishermanId),
    suspension.key({ userId: fishermanId }),
  ]);
  if (!profile || suspended || !(await faceWith('landings', 'consumer'))) return undefined;
  return {
    card: {
      fishermanId,
      fishermanName: profile.name,
      harbour,
      expected,
      paymentWays,
      ...window,
      state: 'planned',
      seriesId,
      changedAt: now.toISOString(),
    },
    note: card.note,
    hidden: false,
    version: 1,
  };
}
