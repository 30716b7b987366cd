import * as words from '#words/posts/figures.ts';
import { withCount } from './quantity.ts';
import type { CatchCard } from './schemas.ts';
import { isAllReserved, leastOf } from './stock.ts';

type Quantity = Pick<CatchCard, 'quantity' | 'stock' | 'held' | 'landed'>;

/** The quantity, with the least that one person may take, if it is more than one. */
export function quantityWords(post: Quantity): string {
  const quantity = quantityLeft(post);
  const { stock } = post;
  const least = stock ? leastOf(stock) : 1;
  return stock && least > 1 ? words.quantityWords(quantity, words.amountWords(least, stock.unit)) : quantity;
}

/** The quantity in the fisherman's words, or what is left of it since buyers have reserved some. */
export function quantityLeft(post: Quantity): string {
  const { quantity, stock, landed } = post;
  if (isAllReserved(post)) return words.allReserved;
  if (!stock || stock.left === 0 || landed === undefined || stock.left === landed) return quantity;
  if (Number.parseFloat(quantity) === stock.left) return quantity;
  return withCount(quantity, landed, stock.left) ?? words.amountWords(stock.left, stock.unit);
}
