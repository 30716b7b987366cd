/** The order of catches in lists by price. */

import { MAX_AMOUNT } from '#shared/limits.ts';
import type { CatchCard } from '#shared/posts/catches/schemas.ts';

const CENTS_DIGITS = String(MAX_AMOUNT * 100).length;

/** The characters of ULIDs (Crockford's base 32), in order. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Returns a sort key: free catches first, then those for which people pay what they can, then by the amount in dollars,
 * whatever its unit. At the same price, the newest comes first. Every catch has a different key.
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
