/** The posts of three months, except today's, which are in `../catches.ts` and `../pledges.ts`. */
import type { Coordinates } from '#shared/fields.ts';
import { DAY, HOUR } from '#shared/limits.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import type { CatchRecord } from '#shared/posts/catches/schemas.ts';
import type { PledgeBody, PledgeRecord } from '#shared/posts/pledges/schemas.ts';
import type { Species } from '#shared/species/species.ts';
import { atHour, dayAt, nextWindows, type Window } from '../local-time.ts';
import type { Region } from '../many/coast.ts';
import { type ManyPost, postOf } from '../many/posts.ts';
import { type Random, randomFrom } from '../random.ts';
import { PAST_DAYS, type PastFisherman } from './people.ts';

export interface PlaceOfTown {
  coordinates: Coordinates;
  timeZone: string;
}

export interface PastOptions {
  /** Milliseconds since the epoch. */
  now: number;
  /** The centre and the time zone of a town of the demo. */
  placeOf(town: string): Promise<PlaceOfTown>;
  photosOf(species: Species): readonly Photo[];
}

export type PledgeWithPickup = PledgeRecord & Pick<PledgeBody, 'handling' | 'pickup'>;

export type PastPost =
  | { kind: 'catch'; record: CatchRecord }
  | { kind: 'pledge'; record: PledgeWithPickup; place: PlaceOfTown };

/** The probability that a fisherman posts on a given day. */
const CATCHES_A_DAY = 0.09;
const PLEDGES_A_DAY = 0.06;
/** When boats land, and when somebody is there to hand over. */
const LANDINGS: Window = [6, 17];
const PICKUPS: readonly Window[] = [
  [8, 11],
  [15, 18],
];
/** The share of fish older than a day that was frozen. */
const FROZEN = 0.25;
/** Days after which frozen fish is sold. */
const SOLD_AFTER = 9;

/** Returns posts, the oldest first. */
export async function postsUntil(
  fishermen: readonly PastFisherman[],
  options: PastOptions,
): Promise<PastPost[]> {
  const random = randomFrom(1);
  const posts: PastPost[] = [];
  for (let ago = PAST_DAYS - 1; ago >= 1; ago -= 1) {
    for (const fisherman of fishermen) {
      const rates = [
        ['catch', CATCHES_A_DAY],
        ['pledge', PLEDGES_A_DAY],
      ] as const;
      for (const [kind, rate] of rates) {
        const isPosted = random.between(0, 1) < rate * busyness(options.now - ago * DAY);
        if (isPosted) posts.push(...(await postOn(ago, kind, fisherman, { ...options, random })));
      }
    }
  }
  return posts.sort((one, other) => (one.record.id < other.record.id ? -1 : 1));
}

/** Most fish is landed at the end of a week. */
function busyness(time: number): number {
  const weekday = new Date(time).getUTCDay();
  if (weekday === 0) return 0.4;
  return weekday >= 4 ? 1.4 : 0.9;
}

async function postOn(
  ago: number,
  kind: ManyPost['kind'],
  fisherman: PastFisherman,
  options: PastOptions & { random: Random },
): Promise<PastPost[]> {
  const { now, random, placeOf, photosOf } = options;
  const place = await placeOf(fisherman.port[0]);
  const day = dayAt(now - ago * DAY, place.timeZone);
  const at = Math.round(atHour(day, random.between(...LANDINGS), place.timeZone));
  if (at < fisherman.since || at > now - 2 * HOUR) return [];
  const isFresh = ago === 1 || random.between(0, 1) > FROZEN;
  const coordinatesOf = async () => place.coordinates;
  const inTown = {
    ...fisherman,
    port: [fisherman.port[0]] as const,
    ...(kind === 'pledge' && { region: ofListedFish(fisherman.region) }),
  };
  const made = await postOf(kind, inTown, { at, random, isFresh, coordinatesOf, photosOf });
  if (made.kind === 'catch') return [{ kind: 'catch', record: soldIf(ago > SOLD_AFTER, made.record) }];
  const slots = pickupSlots(at, place.timeZone);
  const pickup = { place: 'Town dock, the shed with the blue door', slots };
  return [{ kind: 'pledge', record: { ...made.record, pickup }, place }];
}

/** The next three pickup times. @param after milliseconds since the epoch */
export const pickupSlots = (after: number, timeZone: string) =>
  nextWindows(PICKUPS, 3, after + HOUR, timeZone).map(({ start, end }) => ({
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
  }));

/** Meal counts are listed by species. Unlisted fish would all count as one large "Other". */
function ofListedFish({ catches, ports }: Region): Region {
  const [first, ...others] = catches.filter((fish) => typeof fish === 'string');
  return { catches: first === undefined ? catches : [first, ...others], ports };
}

function soldIf(isOld: boolean, record: CatchRecord): CatchRecord {
  if (!isOld || record.condition !== 'frozen') return record;
  return { ...record, soldAt: new Date(Date.parse(record.createdAt) + 4 * DAY).toISOString() };
}
