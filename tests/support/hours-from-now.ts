import { HOUR } from '#shared/limits.ts';

/** The time of this machine's clock in so many hours, as the API writes times. */
export const hoursFromNow = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();
