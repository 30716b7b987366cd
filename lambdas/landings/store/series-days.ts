/** The days of a series, and when its landings are. */
import { LANDING_SERIES } from '#shared/landings/limits.ts';
import type { Window } from '#shared/landings/rules.ts';
import { DAY, MINUTE } from '#shared/limits.ts';
import { readMinuteIn } from '#shared/zoned-minute.ts';
import { dayOf } from '../../core/day-of.ts';
import type { StoredSeries } from './items.ts';

type Times = Pick<StoredSeries['card'], 'weekdays' | 'startsAt' | 'minutes' | 'until' | 'timeZone'>;

/** Whether a series has a landing on a day. */
export const isDayOf = ({ weekdays, until }: Times, day: string): boolean =>
  day <= until && weekdays.includes(new Date(day).getUTCDay());

/** The next days of a series after a day, such as `2026-11-27`, at most `count`. */
export function daysAfter(times: Times, after: string, count: number): string[] {
  const days: string[] = [];
  for (let at = Date.parse(after) + DAY; at <= Date.parse(times.until) && days.length < count; at += DAY)
    if (isDayOf(times, dayOf(at))) days.push(dayOf(at));
  return days;
}

export function windowOn({ timeZone, startsAt, minutes }: Times, day: string): Window {
  const from = readMinuteIn(timeZone, `${day}T${startsAt}`) ?? `${day}T${startsAt}:00.000Z`;
  return { from, until: new Date(Date.parse(from) + minutes * MINUTE).toISOString() };
}

/** When a landing of a series is announced, in milliseconds since the epoch. */
export const announcedAt = ({ from }: Pick<Window, 'from'>): number =>
  Date.parse(from) - LANDING_SERIES.announcedMs;
