import { FRESH_HOURS, HOUR } from '../limits.ts';

/**
 * Whether fish is too old to be handed over.
 * @param until when it stops being offered, ISO 8601; absent for what keeps
 * @param now milliseconds since the epoch
 */
export const isOver = (until: string | undefined, now: number): boolean =>
  until !== undefined && Date.parse(until) <= now;

/** Why a post is not offered any more. */
export type OverBecause = 'sold' | 'old';

/** @param now milliseconds since the epoch @returns undefined for what still is offered */
export function overBecause(
  { soldAt, until }: { soldAt?: string; until: string | undefined },
  now: number,
): OverBecause | undefined {
  if (soldAt !== undefined) return 'sold';
  return isOver(until, now) ? 'old' : undefined;
}

/** When fish that is not frozen is too old, in milliseconds since the epoch. */
export const freshUntil = (caughtAt: number, hours: number): number => caughtAt + hours * HOUR;

/** For how many hours a fresh catch is offered, as the site had it when the catch was posted. */
export const freshHoursOf = ({ freshHours }: { freshHours?: number }): number =>
  freshHours ?? FRESH_HOURS.usual;
