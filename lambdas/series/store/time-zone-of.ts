import type { Coordinates } from '#shared/fields.ts';
import { SITE_TIME_ZONE } from '#words/general/format.ts';

/** The time zone of a place; the site's for one that is not known. The map of time zones is loaded when it is needed. */
export async function timeZoneOf({
  coordinates,
}: {
  coordinates?: Coordinates | undefined;
}): Promise<string> {
  if (!coordinates) return SITE_TIME_ZONE;
  const { timeZoneAt } = await import('../../services/time-zone.ts');
  return timeZoneAt(coordinates);
}
