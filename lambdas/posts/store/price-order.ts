/** The order of catches in lists by price. */

import { MAX_AMOUNT } from '#shared/limits.ts';
import type { CatchCard } from '#shared/posts/catches/schemas.ts';
import { comparedPrice, isPerPound, type Reckonable } from '#shared/posts/catches/unit-price.ts';

const CENTS_DIGITS = String(MAX_AMOUNT * 100).length;

/** The characters of ULIDs (Crockford's base 32), in order. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Returns a sort key: free catches first, then those for which people pay what they can. Then it is the price of a
 * pound where it can be reckoned, and last the price as it is stated. At the same price, the newest comes first. Every
 * catch has a different key.
 */
export function priceOrder({ id, ...post }: Pick<CatchCard, 'id' | 'paymentType'> & Reckonable): string {
  const rank = { free: 0, voluntary: 1, mandatory: isPerPound(post) ? 2 : 3 }[post.paymentType];
  // A weight that was typed wrong can make a pound dearer than any price.
  const cents = Math.round(Math.min(comparedPrice(post), MAX_AMOUNT) * 100);
  const newestFirst = [...id].map((letter) => LETTERS.at(-1 - LETTERS.indexOf(letter))).join('');
  return `${rank}${String(cents).padStart(CENTS_DIGITS, '0')}#${newestFirst}`;
}
