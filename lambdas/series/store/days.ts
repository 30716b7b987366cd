/** The days of a series, and when its landings or pledges are. */
import { DAY, MINUTE } from '#shared/limits.ts';
import { SERIES } from '#shared/series/limits.ts';
import { minuteIn, readMinuteIn } from '#shared/zoned-minute.ts';
import { dayOf } from '../../core/day-of.ts';

/** When something repeats. */
export interface WeekTimes {
  /** 0 is Sunday. */
  weekdays: readonly number[];
  /** On the clock of the time zone, such as `16:00`. */
  startsAt: string;
  minutes: number;
  /** The last day, such as `2026-11-27`. */
  until: string;
  timeZone: string;
}

/** A time from its start to its end, in ISO 8601. */
export interface Window {
  from: string;
  until: string;
}

/** Whether a day belongs to a series. */
export const isDayOf = ({ weekdays, until }: Pick<WeekTimes, 'weekdays' | 'until'>, day: string): boolean =>
  day <= until && weekdays.includes(new Date(day).getUTCDay());

/** The next days of a series after a day, such as `2026-11-27`, at most `count`. */
export function daysAfter(
  times: Pick<WeekTimes, 'weekdays' | 'until'>,
  after: string,
  count: number,
): string[] {
  const days: string[] = [];
  for (let at = Date.parse(after) + DAY; at <= Date.parse(times.until) && days.length < count; at += DAY)
    if (isDayOf(times, dayOf(at))) days.push(dayOf(at));
  return days;
}

export function windowOn({ timeZone, startsAt, minutes }: WeekTimes, day: string): Window {
  const from = readMinuteIn(timeZone, `${day}T${startsAt}`) ?? `${day}T${startsAt}:00.000Z`;
  return { from, until: new Date(Date.parse(from) + minutes * MINUTE).toISOString() };
}

/** When the landing or pledge of a window is made, in milliseconds since the epoch. */
export const madeAt = ({ from }: Pick<Window, 'from'>): number => Date.parse(from) - SERIES.madeMs;

/** The day of a time on the clock of a time zone. @param time milliseconds since the epoch */
export const dayIn = (timeZone: string, time: number): string =>
  minuteIn(timeZone, time).slice(0, 'YYYY-MM-DD'.length);

/** The day before today, on the clock of a time zone. */
export const yesterdayIn = (timeZone: string, now: Date): string =>
  dayOf(Date.parse(dayIn(timeZone, now.getTime())) - DAY);
