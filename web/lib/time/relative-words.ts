import { relativeTime } from '#words/general/format.ts';
import { justNow } from '#words/general/relative.ts';

const STEPS = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/**
 * "5 hours ago", "in 5 hours": whole units, rounded down.
 * @param time and `now` in milliseconds since the epoch
 */
export function relativeWords(time: number, now: number): string {
  const age = now - time;
  const step = STEPS.find(([, length]) => Math.abs(age) >= length);
  return step ? relativeTime(-Math.trunc(age / step[1]), step[0]) : justNow;
}
