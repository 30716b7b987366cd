/** Suggests harbours for the form of a landing. */

import type { Coordinates } from '#shared/fields.ts';
import { HARBOUR } from '#shared/landings/limits.ts';
import type { HarbourCard } from '#shared/landings/schemas.ts';
import { isNearMe, regionsNear } from '#shared/places/distance.ts';
import { areFound, wordsIn } from '#shared/search.ts';
import { fishermanProfile } from '../people/store/items.ts';
import { placeOf } from '../people/store/place-of-profile.ts';
import { resolvePlace } from '../services/places.ts';
import { getItem, query } from '../table/index.ts';
import { harbourKeyOf, isForgotten, usesAt } from './store/count-harbour.ts';
import { harboursIn, ownHarbours, type StoredHarbour } from './store/items.ts';

/** Items read of a region, and of a fisherman: more than a coast has. */
const MOST_READ = 200;

/** Their own harbours, last used first; then those near a place that several fishermen use, most used first. */
export async function suggestHarbours(
  userId: string,
  { q = '', near }: { q?: string; near?: string },
  now: Date,
): Promise<HarbourCard[]> {
  const at = now.getTime();
  const [own, shared] = await Promise.all([readOwn(userId, at), readShared(userId, near, at)]);
  const words = wordsIn(q);
  const found = [...own, ...shared].filter(({ name, location }) =>
    areFound(words, wordsIn(`${name} ${location}`)),
  );
  const byKey = new Map(found.toReversed().map((each) => [harbourKeyOf(each), each]));
  const all = [...byKey.values()].toReversed();
  return all
    .slice(0, HARBOUR.max)
    .map(({ name, location, coordinates }) => ({ name, location, ...(coordinates && { coordinates }) }));
}

async function readOwn(userId: string, at: number): Promise<HarbourCard[]> {
  const { items } = await query(ownHarbours(userId), { limit: MOST_READ });
  const used = items.filter((each) => !isForgotten(each, at));
  return used.sort((one, other) => (one.usedAt > other.usedAt ? -1 : 1));
}

/** A harbour of one fisherman may be a private mooring, so only they see it. */
async function readShared(userId: string, near: string | undefined, at: number): Promise<HarbourCard[]> {
  const place = await placeToSearch(userId, near);
  if (!place) return [];
  const regions = regionsNear(place).map((region) => query(harboursIn(region), { limit: MOST_READ }));
  const found = (await Promise.all(regions)).flatMap(({ items }) => items);
  const isShared = (each: StoredHarbour) => {
    const { fishermen, coordinates } = each;
    return (
      fishermen >= HARBOUR.sharedFrom &&
      !isForgotten(each, at) &&
      coordinates !== undefined &&
      isNearMe(place, coordinates)
    );
  };
  return found.filter(isShared).sort((one, other) => usesAt(other, at) - usesAt(one, at));
}

async function placeToSearch(userId: string, near: string | undefined): Promise<Coordinates | undefined> {
  if (near !== undefined) return await resolvePlace(near);
  const profile = await getItem(fishermanProfile(userId));
  return profile && (await placeOf(profile)).coordinates;
}
