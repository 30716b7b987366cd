import type { Coordinates } from '#shared/fields.ts';
import { HOUR } from '#shared/limits.ts';
import { longDate } from '#words/general/dates.ts';

/** Degrees of longitude that the sun moves in an hour. */
const DEGREES_PER_HOUR = 15;
/** Longitude of Portland, Maine, the specified default place. */
const DEFAULT_LONGITUDE = -70.26;

/**
 * Returns the local date at the place of the catch: an evening's catch in Maine is on the next day in UTC. No time zone
 * is stored, so the longitude is used instead.
 * @param time ISO 8601
 * @returns for example `November 19, 2026`
 */
export function dayAt(time: string, coordinates: Coordinates | undefined): string {
  const offset = ((coordinates?.lng ?? DEFAULT_LONGITUDE) / DEGREES_PER_HOUR) * HOUR;
  return longDate(new Date(Date.parse(time) + offset), 'UTC');
}
