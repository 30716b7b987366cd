import type { Coordinates } from '../fields.ts';

export type Placed = { location: string; coordinates?: Coordinates };

/**
 * The town, for what goes around by itself: nothing where the place is not known by its name, since people write what they like there, a
 * street with its number too.
 */
export const townOf = ({ location, coordinates }: Placed): string =>
  coordinates === undefined || /\d/.test(location) ? '' : location;
