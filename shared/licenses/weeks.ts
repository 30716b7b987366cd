/**
 * Weeks of landing reports: Sunday to Saturday on the clock of the East coast, as dealers report them (sources.ts). A
 * week is named by its Sunday, `2026-11-22`.
 */
import { readMinuteIn } from '../zoned-minute.ts';

/** The name of the file with all weeks. The browser's build leaves it out of the endpoint. */
export const LANDINGS_FILE = 'landings.csv';

const EASTERN = 'America/New_York';
const DAYS = 7;

/** A day some days later. @param day `2026-11-22` */
function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The week of a day. */
export const weekOfDay = (day: string): string => dayAfter(day, -new Date(`${day}T00:00:00Z`).getUTCDay());

/** The day of a time on the East coast. The Swedish locale formats dates as ISO 8601 does. @param time milliseconds since the epoch */
export const easternDay = (time: number): string =>
  new Date(time).toLocaleDateString('sv-SE', { timeZone: EASTERN });

export const weekOf = (time: number): string => weekOfDay(easternDay(time));

/** @param weeks may be negative */
export const weekAfter = (week: string, weeks = 1): string => dayAfter(week, DAYS * weeks);

/** The hour of Monday at which a fisherman is sent the week that has ended. */
const SENT_HOUR = 8;

/** When a week is sent to its fisherman, in milliseconds since the epoch. */
export const sentAt = (week: string): number => easternTime(dayAfter(week, DAYS + 1), SENT_HOUR);

export const lastDayOf = (week: string): string => dayAfter(week, DAYS - 1);

/** When an hour of a day begins on the East coast, in milliseconds since the epoch. */
export const easternTime = (day: string, hour = 0): number =>
  Date.parse(readMinuteIn(EASTERN, `${day}T${String(hour).padStart(2, '0')}:00`) ?? `${day}T00:00Z`);
