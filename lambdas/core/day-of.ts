import { SITE_TIME_ZONE } from '#words/general/format.ts';

/** The day of a time as keys contain it, `2026-11-22`, in UTC. @param at milliseconds since the epoch */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The day in the site's time zone. The Swedish locale formats dates as ISO 8601 does. */
export const siteDayOf = (at: number): string =>
  new Date(at).toLocaleDateString('sv-SE', { timeZone: SITE_TIME_ZONE });
