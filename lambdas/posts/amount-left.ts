/** The amount left of a catch, as its owner sets it while buyers reserve and collect. */
import { fieldError } from '#shared/contract/errors.ts';
import { countIn } from '#shared/posts/catches/count-in.ts';
import type { StockBody } from '#shared/posts/catches/schemas.ts';
import { type Stock, stock as stockSchema } from '#shared/posts/catches/stock-schemas.ts';
import { countInvalid, notCounted } from '#words/posts/rules.ts';
import { heldForOthers } from '#words/reservations/rules.ts';
import { parseWith } from '../core/parse.ts';
import type { PostRecord } from './store/kinds.ts';
import { fromHundredths, toHundredths } from './store/stock-counters.ts';

type Catch = PostRecord<'catch'>;

/**
 * Returns the record with another amount left, sold, or offered again. While some is held for buyers, "sold" means that
 * the rest is gone: the catch becomes sold when they have collected it.
 * @throws AppError if the number is missing or impossible
 */
export function stockAfter(record: Catch, body: StockBody, now: Date): Catch {
  const { soldAt = now.toISOString(), ...offered } = record;
  const { stock, held = 0 } = offered;
  if (body.sold)
    return stock && held > 0 ? { ...offered, stock: { ...stock, left: 0 } } : { ...offered, soldAt };
  const next = { ...offered, ...leftOf(offered, body) };
  if (next.stock?.left !== 0 || held > 0) return next;
  // A catch of which everything was collected has to be offered again with an amount.
  if (body.left !== 0) throw fieldError('left', countInvalid);
  return { ...next, soldAt };
}

/** Returns the amount left in words and, for a counted catch, as a number too. */
function leftOf(
  record: Omit<Catch, 'soldAt'>,
  { quantity, left, taken }: StockBody,
): Partial<Pick<Catch, 'quantity' | 'stock' | 'landed'>> {
  const { stock, landed = 0 } = record;
  if (quantity === undefined) return {};
  if (!stock && left !== undefined) throw fieldError('left', notCounted);
  if (!stock) return { quantity };
  const counted = countIn(quantity);
  const read = counted?.unit === stock.unit ? counted.count : undefined;
  const asked = parseWith(stockSchema, { ...stock, left: left ?? read });
  const next = freeNow(asked, taken, record, 'left');
  return { quantity, stock: next, landed: Math.max(landed, next.left) };
}

/**
 * Returns the stock that somebody means who saw other amounts reserved and collected. So an amount that buyers took
 * meanwhile isn't counted twice, and a repeat changes nothing.
 * @param taken the part that they saw held and collected; undefined if they saw today's
 * @throws AppError if less is left than is held for buyers
 */
export function freeNow(
  asked: Stock,
  taken: number | undefined,
  { stock, held = 0, collected = 0 }: Pick<Catch, 'stock' | 'held' | 'collected'>,
  path: string,
): Stock {
  if (taken === undefined || stock?.unit !== asked.unit) return asked;
  const takenSince = toHundredths(held) + toHundredths(collected) - toHundredths(taken);
  const left = toHundredths(asked.left) - takenSince;
  if (left < 0) throw fieldError(path, heldForOthers(held, asked.unit));
  return { ...asked, left: fromHundredths(left) };
}
