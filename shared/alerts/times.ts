/** When people are told: hours of the day in their time zone. */
import { MINUTE } from '../limits.ts';

const STEP = 15 * MINUTE;
/** Steps of a day that is an hour longer, because the clocks are put back. */
const STEPS_IN_A_DAY = (25 * 60) / 15;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The time of day, `17:05`. */
function timeIn(at: number, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  formats.set(timeZone, format);
  return format.format(at);
}

/** The hour of the day, 0 to 23. @param at milliseconds since the epoch */
export const hourIn = (at: number, timeZone: string): number => Number(timeIn(at, timeZone).slice(0, 2));

/**
 * The next time when an hour of the day begins. An hour that is skipped, because the clocks are put forward, begins on
 * the next day.
 * @param after milliseconds since the epoch
 */
export function nextHour(hour: number, timeZone: string, after: number): number {
  const wanted = `${String(hour).padStart(2, '0')}:00`;
  let at = (Math.floor(after / STEP) + 1) * STEP;
  for (let step = 0; step < 2 * STEPS_IN_A_DAY && timeIn(at, timeZone) !== wanted; step += 1) at += STEP;
  return at;
}
