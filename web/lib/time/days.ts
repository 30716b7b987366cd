import { aDayLater } from './a-day-later.ts';

/**
 * When a day begins where the reader is, ISO 8601.
 * @param day `2026-11-25`; an invalid one is given back unchanged, for the contract to say so
 */
export function startOfDay(day: string): string {
  const start = startOf(day);
  return Number.isNaN(start) ? day : new Date(start).toISOString();
}

/** When the next day begins, likewise. */
export function endOfDay(day: string): string {
  const start = startOf(day);
  return Number.isNaN(start) ? day : new Date(aDayLater(start)).toISOString();
}

const startOf = (day: string) => Date.parse(`${day}T00:00`);
