/** Times of an `<input type="datetime-local">` where the site is, wherever the reader is. */
import { SITE_TIME_ZONE } from '#words/general/format.ts';

const MINUTE = 60_000;

/** As the input writes it: `2026-11-30T08:00`. Sweden writes times as ISO 8601 does. @param time milliseconds since the epoch */
export const siteMinute = (time: number): string =>
  new Date(time).toLocaleString('sv-SE', { timeZone: SITE_TIME_ZONE }).slice(0, 16).replace(' ', 'T');

/**
 * ISO 8601, or undefined while it is not whole. An hour that clocks skip is read as the one after.
 * @param written as the input writes it
 */
export function readSiteMinute(written: string): string | undefined {
  const asUtc = Date.parse(`${written}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const offsetAt = (time: number) => Date.parse(`${siteMinute(time)}Z`) - Math.floor(time / MINUTE) * MINUTE;
  // The offset of that moment: the first guess may lie on the other side of a change of clocks.
  const guess = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(guess)).toISOString();
}
