import { FRESH_HOURS, HOUR } from '../limits.ts';

/**
 * Whether fish is too old to be handed over.
 * @param until when it stops being offered, ISO 8601; absent for frozen fish
 * @param now milliseconds since the epoch
 */
export const isOver = (until: string | undefined, now: number): boolean =>
  until !== undefined && Date.parse(until) <= now;

/** The reason why a post is no longer offered. */
export type OverBecause = 'sold' | 'old';

/** @param now milliseconds since the epoch @returns undefined if it is still offered */
export function overBecause(
  { soldAt, until }: { soldAt?: string; until: string | undefined },
  now: number,
): OverBecause | undefined {
  if (soldAt !== undefined) return 'sold';
  return isOver(until, now) ? 'old' : undefined;
}

/** When fish that is not frozen becomes too old, in milliseconds since the epoch. */
export const freshUntil = (caughtAt: number, hours: number): number => caughtAt + hours * HOUR;

/** Hours for which a fresh catch is offered, by the site's setting when it was posted. */
export const freshHoursOf = ({ freshHours }: { freshHours?: number }): number =>
  freshHours ?? FRESH_HOURS.usual;
