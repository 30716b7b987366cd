import { DAY, SHARED_VISITS_LIFETIME } from '#shared/limits.ts';
import { SHARE_WAYS, type ShareWay } from '#shared/share-ways.ts';
import { dayOf } from '../../core/day-of.ts';
import { type Found, itemsIn, type TransactionStep, update } from '../../table/index.ts';
import { type StoredVisits, sharedVisits, sharedVisitsOf } from './items.ts';

interface Visited {
  ownerId: string;
  /** The id of the post, the person or the organization. */
  id: string;
}

/** The step that counts one visit. */
export function countVisitStep({ ownerId, id }: Visited, via: ShareWay, now: Date): TransactionStep {
  const day = dayOf(now.getTime());
  const expiresAt = (Date.parse(day) + SHARED_VISITS_LIFETIME + DAY) / 1000;
  return update(sharedVisits.key({ ownerId, id, day }), { add: { [via]: 1 }, set: { expiresAt } });
}

export interface CountedVisits {
  id: string;
  visits: number;
  /** Sorted by the number of visits, highest first. */
  ways: { via: ShareWay; visits: number }[];
}

/** An item has about 100 bytes, so one request returns this many. */
const ITEMS_AT_ONCE = 5000;

/** Counts the visits to everything an owner has. The table has an item for each target and day. */
export async function readVisits(ownerId: string, now: Date): Promise<CountedVisits[]> {
  const first = dayOf(now.getTime() - SHARED_VISITS_LIFETIME);
  const days: ReturnType<typeof presentVisits>[] = [];
  const list = sharedVisitsOf(ownerId);
  for await (const items of itemsIn(list, ITEMS_AT_ONCE, { consistent: false }))
    days.push(...items.map(presentVisits).filter(({ day }) => day >= first));
  return [...Map.groupBy(days, ({ id }) => id)].map(([id, ofOne]) => {
    const ways = SHARE_WAYS.map((via) => ({
      via,
      visits: ofOne.reduce((sum, counts) => sum + (counts[via] ?? 0), 0),
    }));
    return {
      id,
      visits: ways.reduce((sum, { visits }) => sum + visits, 0),
      ways: ways.filter(({ visits }) => visits > 0).sort((one, other) => other.visits - one.visits),
    };
  });
}

/** Returns the target and the day, with the count of each way of sharing. */
export function presentVisits({ sk, pk: _, expiresAt: __, ...counts }: Found<StoredVisits>) {
  const [id = '', day = ''] = sk.split('#');
  return { id, day, ...counts };
}
