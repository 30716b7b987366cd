import { readMinuteIn } from '#shared/zoned-minute.ts';
import { SITE_TIME_ZONE } from '#words/general/format.ts';

/** The day of a time as keys contain it, `2026-11-22`, in UTC. @param at milliseconds since the epoch */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The day in the site's time zone. The Swedish locale formats dates as ISO 8601 does. */
export const siteDayOf = (at: number): string =>
  new Date(at).toLocaleDateString('sv-SE', { timeZone: SITE_TIME_ZONE });

/** The time when a day of the site's time zone begins, as ISO 8601. */
export const startOfSiteDay = (day: string): string =>
  readMinuteIn(SITE_TIME_ZONE, `${day}T00:00`) ?? `${day}T00:00:00.000Z`;
