import { datesIn } from '../../date-formats.ts';
import { LOCALE } from './format.ts';

const dates = datesIn(LOCALE);
export const dateTimeIn = dates.dateTimeIn;
export const hourOfDay = dates.hourOfDay;
export const longDate = dates.longDate;
export const monthAndYear = dates.monthAndYear;
export const zoneName = dates.zoneName;
export const timeSpan = dates.timeSpan;
