import { MAX_COUNTED } from '#shared/posts/catches/stock.ts';

/**
 * Returns the amount left after a step up or down, exact in hundredths. It never falls below zero.
 * @param left in the unit of the step
 */
export function stepped(left: number, step: number, direction: 1 | -1): number {
  const hundredths = Math.round(100 * left) + direction * Math.round(100 * step);
  return Math.min(Math.max(hundredths, 0) / 100, MAX_COUNTED);
}
