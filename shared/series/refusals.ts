/** Reasons why the rules refuse a day of a series: its species, how it is stored, or anything else. */
export const DAY_REFUSALS = ['species', 'storage', 'other'] as const;
export type DayRefusal = (typeof DAY_REFUSALS)[number];

/** A day that was left out because the rules refused its landing or pledge. */
export interface RefusedDay {
  /** Such as `2026-11-27`. */
  day: string;
  reason: DayRefusal;
}
