/** Converts between timestamps and a place's clock time. */
import { DAY, HOUR } from '#shared/limits.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Swedish times have the form of ISO 8601: "2026-11-25 07:00:00". */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const found = formats.get(timeZone);
  if (found) return found;
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, made);
  return made;
}

const clockAt = (time: number, timeZone: string) =>
  Date.parse(`${formatOf(timeZone).format(time).replace(' ', 'T')}Z`);

/** @param time milliseconds since the epoch @returns `2026-11-25` */
export const dayAt = (time: number, timeZone: string): string =>
  formatOf(timeZone).format(time).slice(0, 'YYYY-MM-DD'.length);

/** The time when a place's clock shows an hour of a day, in milliseconds since the epoch. @param day `2026-11-25` */
export function atHour(day: string, hour: number, timeZone: string): number {
  const shown = Date.parse(`${day}T00:00:00Z`) + hour * HOUR;
  return shown - (clockAt(shown, timeZone) - shown);
}

/** A range of hours in a day, such as from 7 to 10. */
export type Window = readonly [fromHour: number, toHour: number];

/**
 * The next occurrences of these hours at a place, the earliest first.
 * @param after milliseconds since the epoch; all occurrences start later
 */
export function nextWindows(windows: readonly Window[], count: number, after: number, timeZone: string) {
  const slots: { start: number; end: number }[] = [];
  for (let time = after; slots.length < count; time += DAY) {
    const day = dayAt(time, timeZone);
    const ofDay = windows.map(([from, to]) => ({
      start: atHour(day, from, timeZone),
      end: atHour(day, to, timeZone),
    }));
    slots.push(...ofDay.filter(({ start }) => start > after));
  }
  return slots.slice(0, count);
}
