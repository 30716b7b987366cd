import { HOUR, IDEMPOTENCY_WINDOW } from '#shared/limits.ts';

/** A margin, so that a key does not expire on the way. */
const MARGIN = HOUR;

/**
 * Whether the server still remembers a key that was first used at `at`.
 * @param now in milliseconds since the epoch, like `at`
 */
export function isKeyKnown(at: number, now: number): boolean {
  const age = now - at;
  // A key from the future means that this device's clock was ahead, so its age is unknown.
  return age > -MARGIN && age < IDEMPOTENCY_WINDOW - MARGIN;
}
