/** A slow version of Near Me, with another formula than the product's. */
import type { Coordinates } from '#shared/fields.ts';

const EARTH_RADIUS_MILES = 3959;
const RADIUS_MILES = 35;

/** Miles along the surface, by the angle between two vectors, with enough precision for tenths. */
export function milesApart(one: Coordinates, other: Coordinates): number {
  const [a, b] = [vectorOf(one), vectorOf(other)];
  const chord = Math.hypot(...a.map((each, axis) => each - (b[axis] ?? 0)));
  return 2 * Math.asin(Math.min(1, chord / 2)) * EARTH_RADIUS_MILES;
}

function vectorOf({ lat, lng }: Coordinates): number[] {
  const [phi, lambda] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

const toTenths = (miles: number) => Math.round(miles * 10) / 10;

interface Placed {
  sk: string;
  card: { coordinates?: Coordinates | undefined };
}

/** The expected result of Near Me for these listings: newest first, with their distance. */
export function newestNear(listings: readonly Placed[], position: Coordinates) {
  return listings
    .flatMap(({ sk, card: { coordinates } }) =>
      coordinates ? [{ id: sk, distance: toTenths(milesApart(position, coordinates)) }] : [],
    )
    .filter(({ distance }) => distance <= RADIUS_MILES)
    .sort((a, b) => (a.id < b.id ? 1 : -1));
}
