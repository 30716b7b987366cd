/** Times as the clock of a time zone shows them, in the form of an `<input type="datetime-local">`. */
import { MINUTE } from './limits.ts';

/**
 * `2026-11-30T08:00`. Swedish times have the form of ISO 8601.
 * @param time milliseconds since the epoch
 */
export const minuteIn = (timeZone: string, time: number): string =>
  new Date(time).toLocaleString('sv-SE', { timeZone }).slice(0, 16).replace(' ', 'T');

/**
 * Returns ISO 8601, or undefined while the time is incomplete. An hour that is skipped when clocks change is read as
 * the next hour.
 * @param written in the input's form
 */
export function readMinuteIn(timeZone: string, written: string): string | undefined {
  const asUtc = Date.parse(`${written}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const offsetAt = (time: number) =>
    Date.parse(`${minuteIn(timeZone, time)}Z`) - Math.floor(time / MINUTE) * MINUTE;
  // Uses the offset at the guessed time, because the first guess may be on the other side of a clock change.
  const guess = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(guess)).toISOString();
}
