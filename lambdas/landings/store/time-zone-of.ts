import type { HarbourCard } from '#shared/landings/schemas.ts';
import { SITE_TIME_ZONE } from '#words/general/format.ts';

/**
 * The time zone of a harbor; the site's for one whose town is not known. The map of time zones is loaded only when it is
 * needed.
 */
export async function timeZoneOf({ coordinates }: HarbourCard): Promise<string> {
  if (!coordinates) return SITE_TIME_ZONE;
  const { timeZoneAt } = await import('../../services/time-zone.ts');
  return timeZoneAt(coordinates);
}
