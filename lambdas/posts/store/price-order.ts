/** Where a catch stands among others that are listed by price. */

import { MAX_AMOUNT } from '#shared/limits.ts';
import type { CatchCard } from '#shared/posts/catches/schemas.ts';

const CENTS_DIGITS = String(MAX_AMOUNT * 100).length;

/** The letters of ULIDs (Crockford's base 32), in order. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Sorts as text: what is free first, then what everybody pays as they can, then by the number of dollars, whatever they are for: a pound, a fish or
 * all of it. Of the same price the newest comes first. No two catches have the same one.
 */
export function priceOrder({
  id,
  paymentType,
  amount = 0,
}: Pick<CatchCard, 'id' | 'paymentType' | 'amount'>): string {
  const rank = { free: 0, voluntary: 1, mandatory: 2 }[paymentType];
  const cents = paymentType === 'mandatory' ? Math.round(amount * 100) : 0;
  const newestFirst = [...id].map((letter) => LETTERS.at(-1 - LETTERS.indexOf(letter))).join('');
  return `${rank}${String(cents).padStart(CENTS_DIGITS, '0')}#${newestFirst}`;
}
