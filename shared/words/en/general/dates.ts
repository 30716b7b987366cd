/** Days and months in English; separate from format.ts, which is part of the first load. */
import { LOCALE, SITE_TIME_ZONE } from './format.ts';

/** "November 22, 2026" */
export const longDate = (date: Date, timeZone?: string): string =>
  date.toLocaleDateString(LOCALE, { dateStyle: 'long', timeZone });

/** "November 2026" */
export const monthAndYear = (date: Date, timeZone?: string): string =>
  date.toLocaleDateString(LOCALE, { month: 'long', year: 'numeric', timeZone });

/** "Mon, Nov 23, 9:00 – 11:00 AM" in the reader's time zone; with `timeZone`, its name is added. */
export const timeSpan = (start: Date, end: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat(LOCALE, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone !== undefined && { timeZone, timeZoneName: 'short' }),
  }).formatRange(start, end);

const siteZone = new Intl.DateTimeFormat(LOCALE, { timeZone: SITE_TIME_ZONE, timeZoneName: 'longGeneric' });
/** "Eastern Time" */
export const siteZoneName = (): string =>
  siteZone.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? SITE_TIME_ZONE;
