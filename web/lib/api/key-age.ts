import { HOUR, IDEMPOTENCY_WINDOW } from '#shared/limits.ts';

/** So that a key does not run out on the way. */
const MARGIN = HOUR;

/** Whether the server still knows a key that was first used at `at`. @param now both in milliseconds since the epoch */
export function isKeyKnown(at: number, now: number): boolean {
  const age = now - at;
  // From the future: the clock of this device was ahead, and nobody knows how old it is.
  return age > -MARGIN && age < IDEMPOTENCY_WINDOW - MARGIN;
}
