import { dateTimeIn, longDate, monthAndYear } from '#words/general/dates.ts';
import { dateTime, SITE_TIME_ZONE } from '#words/general/format.ts';
import { useIsHydrated } from '../../lib/first-paint/use-is-hydrated.ts';

const FORMATS = {
  dateTime: (date: Date, timeZone?: string) =>
    timeZone === undefined ? dateTime(date) : dateTimeIn(date, timeZone),
  longDate,
  monthAndYear,
};

interface LocalTimeProps {
  /** ISO 8601 */
  time: string;
  /** "Nov 22, 2026, 6:05 AM" by default. */
  as?: keyof typeof FORMATS;
}

/**
 * A time in the reader's time zone and format. The server renders it in the site's own time zone, since it doesn't know
 * the reader's. If a script is about to correct it, an hour is hidden until then (styles/main.css), with its space
 * reserved.
 */
export function LocalTime({ time, as = 'dateTime' }: LocalTimeProps) {
  const isHydrated = useIsHydrated();
  const isHour = as === 'dateTime';
  return (
    <time dateTime={time} data-awaits-reader={isHour && !isHydrated ? '' : undefined}>
      {FORMATS[as](new Date(time), isHydrated ? undefined : SITE_TIME_ZONE)}
    </time>
  );
}
