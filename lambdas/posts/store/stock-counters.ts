/**
 * The amounts of a catch as counters. They are whole hundredths, so that sums are exact: free to be taken, held for
 * buyers, and collected by buyers. The rest of what was landed was sold over the dock.
 */
import type { CatchRecord, OwnCatch } from '#shared/posts/catches/schemas.ts';

export type StockCounter = 'hundredthsLeft' | 'hundredthsHeld' | 'hundredthsCollected';
export type Fields = Record<string, unknown>;

export const toHundredths = (amount: number): number => Math.round(100 * amount);
export const fromHundredths = (hundredths: number): number => hundredths / 100;

type Counted = Pick<CatchRecord, 'stock' | 'held'> & Pick<OwnCatch, 'collected'>;

/** Returns no counters if the catch isn't counted. */
export function countersOfStock({ stock, held = 0, collected = 0 }: Counted): {
  readonly [Name in StockCounter]?: number;
} {
  if (!stock) return {};
  return {
    hundredthsLeft: toHundredths(stock.left),
    hundredthsHeld: toHundredths(held),
    hundredthsCollected: toHundredths(collected),
  };
}

/** Replaces the counters in the fields of a stored record by the amounts. A listing has the amounts themselves. */
export function withStockCounters(
  { hundredthsLeft: _left, hundredthsHeld: _held, hundredthsCollected: _collected, ...fields }: Fields,
  { hundredthsLeft, hundredthsHeld, hundredthsCollected }: Readonly<Record<string, number>>,
): Fields {
  const { stock } = fields;
  if (hundredthsLeft === undefined || !(stock instanceof Object)) return fields;
  return {
    ...fields,
    stock: { ...stock, left: fromHundredths(hundredthsLeft) },
    ...(hundredthsHeld && { held: fromHundredths(hundredthsHeld) }),
    ...(hundredthsCollected && { collected: fromHundredths(hundredthsCollected) }),
  };
}
