/** Values of `expiresAt`, the time after which the table may delete an item, in seconds since the epoch. */
import { DAY } from '#shared/limits.ts';

/** @param lifetimeMs milliseconds from `now` */
export const expiryAfter = (lifetimeMs: number, now: Date): number =>
  Math.floor((now.getTime() + lifetimeMs) / 1000);

/** The end of the day (UTC) on which the lifetime ends. */
export const expiryAtEndOfDay = (lifetimeMs: number, now: Date): number =>
  (Math.ceil((now.getTime() + lifetimeMs) / DAY) * DAY) / 1000;
