import { aDayLater } from './a-day-later.ts';

/**
 * The start of a day in the reader's time zone, ISO 8601.
 * @param day `2026-11-25`; an invalid one is returned unchanged, so that the contract refuses it
 */
export function startOfDay(day: string): string {
  const start = startOf(day);
  return Number.isNaN(start) ? day : new Date(start).toISOString();
}

/** The start of the next day, with the same rules. */
export function endOfDay(day: string): string {
  const start = startOf(day);
  return Number.isNaN(start) ? day : new Date(aDayLater(start)).toISOString();
}

const startOf = (day: string) => Date.parse(`${day}T00:00`);
