/** The strongest figure of a post, in words: what a catch costs, how many meals a pledge gives. For pages, share pages and mails. */
import { dollars, number, plural } from '../general/format.ts';

const PER = {
  all: 'total',
  per_fish: 'per fish',
  per_pound: 'per pound',
} as const;

interface Priced {
  paymentType: 'mandatory' | 'voluntary' | 'free';
  amount?: number;
  unit?: keyof typeof PER;
}

/** "$12.50 per pound", "PWYC", "Free". A catch's details spell the second one out (first document, section 9). */
export function priceWords(post: Priced, voluntary = 'PWYC'): string {
  const [price, per] = priceParts(post, voluntary);
  return per === '' ? price : `${price} ${per}`;
}

/** "$12.50" and what it is for, which may be nothing. */
export function priceParts(
  { paymentType, amount = 0, unit }: Priced,
  voluntary: string,
): [price: string, per: string] {
  if (paymentType === 'free') return ['Free', ''];
  if (paymentType === 'voluntary') return [voluntary, ''];
  return [dollars(amount), unit ? PER[unit] : ''];
}

/** "1 meal", "1,000 meals" */
export const mealsWords = (meals: number): string =>
  `${number(meals)} ${plural(meals, { one: 'meal', other: 'meals' })}`;

/** The figure of either kind of post. */
export const figureWords = (post: Priced | { mealsPledged: number }): string =>
  'mealsPledged' in post ? mealsWords(post.mealsPledged) : priceWords(post);
