/** Times of an `<input type="datetime-local">` in the site's time zone, wherever the reader is. */
import { SITE_TIME_ZONE } from '#words/general/format.ts';

const MINUTE = 60_000;

/**
 * A time in the input's form: `2026-11-30T08:00`. Swedish times have the form of ISO 8601.
 * @param time milliseconds since the epoch
 */
export const siteMinute = (time: number): string =>
  new Date(time).toLocaleString('sv-SE', { timeZone: SITE_TIME_ZONE }).slice(0, 16).replace(' ', 'T');

/**
 * Returns ISO 8601, or undefined while the input is incomplete. An hour that is skipped when clocks change is read as
 * the next hour.
 * @param written in the input's form
 */
export function readSiteMinute(written: string): string | undefined {
  const asUtc = Date.parse(`${written}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const offsetAt = (time: number) => Date.parse(`${siteMinute(time)}Z`) - Math.floor(time / MINUTE) * MINUTE;
  // Uses the offset at the guessed time, because the first guess may be on the other side of a clock change.
  const guess = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(guess)).toISOString();
}
