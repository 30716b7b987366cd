import { datesIn } from '../../date-formats.ts';
import { LOCALE } from './format.ts';

const dates = datesIn(LOCALE);
export const dateTimeIn = dates.dateTimeIn;
export const hourOfDay = dates.hourOfDay;
export const longDate = dates.longDate;
export const monthAndYear = dates.monthAndYear;
/** Intl says “hora oriental”, which nobody on this coast does. */
export const zoneName = (timeZone?: string) => dates.zoneName(timeZone).replace('oriental', 'del Este');
export const timeSpan = dates.timeSpan;
