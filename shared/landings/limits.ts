import { DAY, HOUR } from '../limits.ts';

/** Announced landings: how far ahead, how many at a time that are still at sea, and how long their windows are. */
export const LANDING = {
  aheadMs: 7 * DAY,
  maxAhead: 2,
  maxExpected: 8,
  minWindowMs: HOUR / 4,
  maxWindowMs: 12 * HOUR,
  /** How long after its window a landing that nobody ended ends by itself. */
  endsAfterMs: 4 * HOUR,
} as const;
export const LANDING_NOTE_LENGTH = 500;
export const HARBOUR_NAME_LENGTH = { min: 2, max: 60 } as const;
/**
 * A harbour is suggested to everybody once this many fishermen used it, and forgotten when nobody does for this time. A
 * use counts half as much after the half-life.
 */
export const HARBOUR = { sharedFrom: 2, max: 20, lifetimeMs: 366 * DAY, halfLifeMs: 90 * DAY } as const;
