import type { Coordinates } from '#shared/fields.ts';

/**
 * Where Near Me looks around. The exact position is kept in memory alone: the server is asked by the grid cell it lies in, and what is too far
 * is left out here.
 */
export interface Here {
  /** What the address of the page says of it: `me`, or a ZIP code or town that somebody named. */
  near: string;
  /** `your location`, or the place's name. */
  name: string;
  at: Coordinates;
  /** Whether it is known where that is; otherwise it is around the default centre. */
  isKnown: boolean;
  /** What lists are asked. */
  query: { cell: string; limit: string };
  /** Miles to 0.1; undefined when that is too far to be near. */
  milesTo(place: Coordinates): number | undefined;
}
