/** Prices that can be compared: of a pound where it can be reckoned, otherwise of a piece. */
import { countIn } from './count-in.ts';
import type { CatchCard } from './schemas.ts';

type PriceFields = Pick<CatchCard, 'paymentType' | 'amount' | 'unit' | 'quantity' | 'stock' | 'landed'>;
export type Reckonable = { [Name in keyof PriceFields]?: PriceFields[Name] | undefined };
export type UnitPrice = NonNullable<CatchCard['unitPrice']>;

/** @returns undefined if there is no fixed price, or if a total price is for an amount that can't be counted */
export function reckonedPrice({
  paymentType,
  amount = 0,
  unit = 'all',
  stock,
  ...post
}: Reckonable): UnitPrice | undefined {
  if (paymentType !== 'mandatory' || amount === 0) return undefined;
  const pounds = (price: number): UnitPrice => ({ amount: price, unit: 'per_pound' });
  if (unit === 'per_pound') return pounds(amount);
  if (unit === 'per_fish') return stock?.poundsEach ? pounds(amount / stock.poundsEach) : { amount, unit };
  const total = stock ? { unit: stock.unit, count: post.landed ?? stock.left } : countIn(post.quantity ?? '');
  if (total?.unit === 'pound') return pounds(amount / total.count);
  if (stock?.poundsEach && total) return pounds(amount / (total.count * stock.poundsEach));
  // Only a counted box is known to be what the price is told for.
  return total && (stock || total.unit === 'piece')
    ? { amount: amount / total.count, unit: 'per_fish' }
    : undefined;
}

/** Whether its price is for a pound, or can be reckoned so. */
export const isPerPound = (post: Reckonable): boolean => reckonedPrice(post)?.unit === 'per_pound';

/** The dollars by which lists compare: for a pound where that can be reckoned, otherwise as stated; 0 without a fixed price. */
export function comparedPrice(post: Reckonable): number {
  if (post.paymentType !== 'mandatory') return 0;
  const reckoned = reckonedPrice(post);
  return reckoned?.unit === 'per_pound' ? reckoned.amount : (post.amount ?? 0);
}

/** The price of a pound or piece, rounded to cents, if it isn't the price that is asked for. */
export function unitPriceOf(post: Reckonable): { unitPrice?: UnitPrice } {
  const reckoned = reckonedPrice(post);
  if (!reckoned || reckoned.amount === post.amount) return {};
  return { unitPrice: { ...reckoned, amount: Math.round(100 * reckoned.amount) / 100 } };
}
