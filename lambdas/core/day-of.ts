import { SITE_TIME_ZONE } from '#words/general/format.ts';

/** The day of a time as it stands in keys, `2026-11-22`: days begin at midnight UTC. @param at milliseconds since the epoch */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The same where the site is: a day of UTC ends in its evening. Sweden writes days as ISO 8601 does. */
export const siteDayOf = (at: number): string =>
  new Date(at).toLocaleDateString('sv-SE', { timeZone: SITE_TIME_ZONE });
