import type { Coordinates } from '#shared/fields.ts';

/** Places closer than this, in degrees of latitude and longitude, belong to the same group. */
const NEIGHBOURING = 10;
/** If all places are within this many degrees, all are shown. */
const WIDE = 40;
/** A group must contain at least this share of all places to be shown alone. */
const MOST = 0.75;

/**
 * Returns the places for the map's first view: all of them, or only the largest group if a few others are so far away
 * that nothing would be recognizable. A button shows the others.
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

/** Groups each place with its neighbors, their neighbors, and so on. */
function groupsOf<T extends { at: Coordinates }>(places: readonly T[]): T[][] {
  const left = new Set(places);
  const groups: T[][] = [];
  for (const place of places) {
    if (!left.delete(place)) continue;
    const group = [place];
    // The group grows during this loop.
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
