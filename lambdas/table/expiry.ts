/** When the table may sweep an item: `expiresAt`, in seconds since the epoch. */
import { DAY } from '#shared/limits.ts';

/** @param lifetimeMs from `now` on */
export const expiryAfter = (lifetimeMs: number, now: Date): number =>
  Math.floor((now.getTime() + lifetimeMs) / 1000);

/** The same at the end of that day (UTC). */
export const expiryAtEndOfDay = (lifetimeMs: number, now: Date): number =>
  (Math.ceil((now.getTime() + lifetimeMs) / DAY) * DAY) / 1000;
