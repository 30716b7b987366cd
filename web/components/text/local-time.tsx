import { longDate, monthAndYear } from '#words/general/dates.ts';
import { dateTime, SITE_TIME_ZONE } from '#words/general/format.ts';
import { useIsHydrated } from '../../lib/first-paint/use-is-hydrated.ts';

const FORMATS = { dateTime, longDate, monthAndYear };

interface LocalTimeProps {
  /** ISO 8601 */
  time: string;
  /** "Nov 22, 2026, 6:05 AM" by default. */
  as?: keyof typeof FORMATS;
}

/**
 * A time as clocks and calendars say it where the reader is. The server renders it in the site's own time zone, since it doesn't know the
 * reader's; where a script is about to put this right, an hour is not shown before (styles/main.css), and its place is kept.
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
