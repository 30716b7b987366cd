/** How long until a failed request is repeated. */
import { HOUR, MINUTE } from '#shared/limits.ts';
import { GIVE_UP_AFTER, MAX_ATTEMPTS } from '#shared/webhooks/limits.ts';

const SECOND = 1000;

/** The longest pauses after the first to the ninth attempt: ten attempts within three days. */
const PAUSES_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  18 * HOUR,
  22 * HOUR,
];

/** The longest pauses of a whole webhook after one, two, … requests in a row failed. */
const RESTS_MS = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE];

/** Full pauses would bring everything back at the same time after an outage. */
const JITTER = 0.2;
const jittered = (longestMs: number, random: number) => Math.round(longestMs * (1 - JITTER * random));

interface Tried {
  /** How often it was sent. */
  attempts: number;
  /** When the first attempt could have been made, in milliseconds since the epoch. */
  since: number;
}

/** @param random from 0 to 1 @returns when an event is sent again; undefined if it is given up */
export function nextAttemptAt(
  { attempts, since }: Tried,
  now: number,
  random = Math.random(),
): number | undefined {
  const pause = PAUSES_MS[attempts - 1];
  if (pause === undefined || attempts >= MAX_ATTEMPTS) return undefined;
  const at = now + jittered(pause, random);
  return at - since > GIVE_UP_AFTER ? undefined : at;
}

/** @param failures requests in a row that failed, at least 1 @param random from 0 to 1 @returns milliseconds */
export const restMs = (failures: number, random = Math.random()): number =>
  jittered(RESTS_MS[Math.min(failures, RESTS_MS.length) - 1] ?? 0, random);
