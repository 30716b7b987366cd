/** Due work of series: announces each landing a few days before it, unless it is left out or its fisherman may not. */
import { ulid } from 'ulid';
import { HOUR } from '#shared/limits.ts';
import { fishermanProfile } from '../people/store/items.ts';
import { madeAt } from '../series/store/days.ts';
import { makeDue, type SeriesDay } from '../series/store/make-due.ts';
import { faceWith } from '../site/store/face.ts';
import { suspension } from '../suspensions/store/items.ts';
import * as table from '../table/index.ts';
import { stepsToCreate, TooManyAhead } from './store/change-landing.ts';
import { endOverdueOf } from './store/end-landing.ts';
import type { StoredLanding, StoredLandingSeries } from './store/items.ts';
import { LANDING_SERIES } from './store/series.ts';

/** While a fisherman has too many landings ahead, the next one is tried again after this time. */
const TRY_AGAIN_AFTER = HOUR;

type Day = SeriesDay<StoredLandingSeries>;

/** Announces the landings of a series whose time has come, and schedules the next one. */
export const announceSeries = (seriesId: string): Promise<void> =>
  makeDue(LANDING_SERIES, seriesId, announceDay);

async function announceDay(day: Day): Promise<'made' | 'left-out' | number> {
  const { stored, window, settled, now } = day;
  const landing = await landingOf(day);
  if (!landing) return 'left-out';
  try {
    await table.transact([settled, ...stepsToCreate(ulid(now.getTime()), landing)]);
    return 'made';
  } catch (error) {
    if (!(error instanceof TooManyAhead)) throw error;
    if (await endOverdueOf(stored.card.fishermanId, now)) throw new table.ChangedMeanwhile();
    return tryAgainAt(madeAt(window), now);
  }
}

/** The same time for work that runs twice, so that it is scheduled once. */
function tryAgainAt(first: number, now: Date): number {
  const tries = Math.floor((now.getTime() - first) / TRY_AGAIN_AFTER);
  return first + (tries + 1) * TRY_AGAIN_AFTER;
}

/** The landing of one day; undefined for a person who may announce none. */
async function landingOf({ stored, window, now }: Day): Promise<StoredLanding | undefined> {
  const { sk: seriesId, card } = stored;
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
