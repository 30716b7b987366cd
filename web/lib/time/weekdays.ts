import { LOCALE } from '#words/general/format.ts';

/** A Sunday. */
const SUNDAY = Date.UTC(2026, 10, 22);

/** "Mon", or "Monday". @param weekday 0 is Sunday */
export const weekdayName = (weekday: number, weekdayFormat: 'short' | 'long' = 'short'): string =>
  new Date(SUNDAY + weekday * 86_400_000).toLocaleDateString(LOCALE, {
    weekday: weekdayFormat,
    timeZone: 'UTC',
  });

export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
