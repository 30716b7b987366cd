/** Days and months as English writes them; apart from format.ts, which is part of the first load. */
import { LOCALE } from './format.ts';

/** "November 22, 2026" */
export const longDate = (date: Date, timeZone?: 'UTC'): string =>
  date.toLocaleDateString(LOCALE, { dateStyle: 'long', timeZone });

/** "November 2026" */
export const monthAndYear = (date: Date): string =>
  date.toLocaleDateString(LOCALE, { month: 'long', year: 'numeric' });
