import * as words from '#words/posts/figures.ts';
import { withCount } from './quantity.ts';
import type { CatchCard } from './schemas.ts';
import { isAllReserved, leastOf } from './stock.ts';

interface Said {
  allReserved: string;
  amountWords: typeof words.amountWords;
}

type Quantity = Pick<CatchCard, 'quantity' | 'stock' | 'held' | 'landed'>;

/** The amount left, in a sentence such as "38 lb left"; "All reserved" stays alone. */
export const leftNow = (post: Quantity, left: (quantity: string) => string): string =>
  isAllReserved(post) ? words.allReserved : left(quantityLeft(post));

/** The quantity, with the least that one person may take, if it is more than one. */
export function quantityWords(post: Quantity): string {
  const quantity = quantityLeft(post);
  const { stock } = post;
  const least = stock ? leastOf(stock) : 1;
  return stock && least > 1 ? words.quantityWords(quantity, words.amountWords(least, stock.unit)) : quantity;
}

/**
 * The quantity in the fisherman's words, or what is left of it since buyers have reserved some.
 * @param said in the language of the page, or of an email's recipient
 */
export function quantityLeft(post: Quantity, { allReserved, amountWords }: Said = words): string {
  const { quantity, stock, landed } = post;
  if (isAllReserved(post)) return allReserved;
  if (!stock || stock.left === 0 || landed === undefined || stock.left === landed) return quantity;
  if (Number.parseFloat(quantity) === stock.left) return quantity;
  return withCount(quantity, landed, stock.left) ?? amountWords(stock.left, stock.unit);
}
