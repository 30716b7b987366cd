import { HOUR } from '#shared/limits.ts';

/** The time in this many hours by this machine's clock, in the API's format. */
export const hoursFromNow = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();
