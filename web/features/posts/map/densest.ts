import type { Coordinates } from '#shared/fields.ts';

/** Places closer than this, in degrees either way, belong together: along one coast. */
const NEIGHBOURING = 10;
/** Places that spread less than this, in degrees, are all shown. */
const WIDE = 40;
/** A group is opened on when it holds so much of all. */
const MOST = 0.75;

/**
 * The places that a map opens on: all, or the largest group where a few others lie so far away that nothing could be told apart. The
 * others are a button away.
 */
export function densestOf<T extends { at: Coordinates }>(places: readonly T[]): readonly T[] {
  const spread = (of: 'lat' | 'lng') => {
    const values = places.map(({ at }) => at[of]);
    return Math.max(...values) - Math.min(...values);
  };
  if (places.length === 0 || Math.max(spread('lat'), spread('lng')) < WIDE) return places;
  const largest = groupsOf(places).reduce((most, group) => (group.length > most.length ? group : most));
  return largest.length >= MOST * places.length ? largest : places;
}

/** Each place is with its neighbours, theirs, and so on. */
function groupsOf<T extends { at: Coordinates }>(places: readonly T[]): T[][] {
  const left = new Set(places);
  const groups: T[][] = [];
  for (const place of places) {
    if (!left.delete(place)) continue;
    const group = [place];
    // It grows while it is walked through.
    for (const { at } of group) {
      for (const other of left) {
        if (!isNeighbouring(at, other.at)) continue;
        left.delete(other);
        group.push(other);
      }
    }
    groups.push(group);
  }
  return groups;
}

const isNeighbouring = (one: Coordinates, other: Coordinates): boolean =>
  Math.abs(one.lat - other.lat) < NEIGHBOURING && Math.abs(one.lng - other.lng) < NEIGHBOURING;
