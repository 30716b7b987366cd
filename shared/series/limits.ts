import { DAY } from '../limits.ts';

/** Landings or pledges that repeat: series per fisherman, how long one can run, and when each day's post is made. */
export const SERIES = { max: 4, longestMs: 366 * DAY, madeMs: 3 * DAY } as const;
