/** Suggested times for when the fish was caught. */
const MORNING_HOUR = 6;

/** @param now milliseconds since the epoch; the morning is suggested from one hour after it */
export function caughtTimes(now: number): { name: 'now' | 'morning'; time: number }[] {
  const morning = new Date(now).setHours(MORNING_HOUR, 0, 0, 0);
  const isOver = new Date(now).getHours() > MORNING_HOUR;
  return [{ name: 'now', time: now }, ...(isOver ? [{ name: 'morning' as const, time: morning }] : [])];
}
