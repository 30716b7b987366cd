/** Amounts that a buyer can choose: the least, more of it in steps, and everything. */
import { leastOf } from '#shared/posts/catches/stock.ts';
import type { Stock } from '#shared/posts/catches/stock-schemas.ts';

/**
 * The next amount up or down, exact in hundredths.
 * @param amount the amount now, NaN if it is no number
 */
export function steppedAmount(
  amount: number,
  { left, least, step }: Pick<Stock, 'left' | 'least' | 'step'>,
  direction: 1 | -1,
): number {
  const smallest = Math.round(100 * leastOf({ left, least }));
  const size = Math.round(100 * step);
  const steps = (Math.round(100 * amount) - smallest) / size;
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  const hundredths = Math.min(smallest + Math.max(next || 0, 0) * size, Math.round(100 * left));
  return hundredths / 100;
}
