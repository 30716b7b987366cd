/** Days, months and spans of time in a language; separate from formats.ts, which is part of the first load. */
import { FIGURES, SITE_TIME_ZONE } from './formats.ts';

const NAMED_ZONE: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};

/** Names the zone as the people in it do: "EST", which other locales write as "GMT-5". @param at in that zone */
function withZoneName(
  parts: readonly Pick<Intl.DateTimeFormatPart, 'type' | 'value'>[],
  at: Date,
  timeZone: string,
): string {
  const name = new Intl.DateTimeFormat(FIGURES, { timeZone, timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return withPlainSpaces(parts.map(({ type, value }) => (type === 'timeZoneName' ? name : value)).join(''));
}

/** Node has thin spaces in parts and spans where browsers have plain ones, and a page must be the same in both. */
const withPlainSpaces = (text: string): string => text.replace(/[\u2009\u202f]/g, ' ');

const SPAN: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
};

export const datesIn = (locale: string) => ({
  /** "November 22, 2026" */
  longDate: (date: Date, timeZone?: string): string =>
    date.toLocaleDateString(locale, { dateStyle: 'long', timeZone }),

  /** "November 2026" */
  monthAndYear: (date: Date, timeZone?: string): string =>
    date.toLocaleDateString(locale, { month: 'long', year: 'numeric', timeZone }),

  /** "Nov 22, 2026, 6:05 AM EST" */
  dateTimeIn: (date: Date, timeZone: string): string => {
    const inZone = new Intl.DateTimeFormat(locale, { ...NAMED_ZONE, timeZone });
    return withZoneName(inZone.formatToParts(date), date, timeZone);
  },

  /** "Mon, Nov 23, 9:00 – 11:00 AM" in the reader's time zone; with `timeZone`, its name is added. */
  timeSpan: (start: Date, end: Date, timeZone?: string): string => {
    if (timeZone === undefined)
      return withPlainSpaces(new Intl.DateTimeFormat(locale, SPAN).formatRange(start, end));
    const inZone = new Intl.DateTimeFormat(locale, { ...SPAN, timeZone, timeZoneName: 'short' });
    return withZoneName(inZone.formatRangeToParts(start, end), start, timeZone);
  },

  /** "Eastern Time", by default the site's own */
  zoneName: (timeZone: string = SITE_TIME_ZONE): string =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,

  /** "8:00 AM". @param hour of the day, from 0 */
  hourOfDay: (hour: number): string =>
    withPlainSpaces(new Date(2026, 0, 1, hour).toLocaleTimeString(locale, { timeStyle: 'short' })),
});
