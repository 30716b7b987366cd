/** A post's figures in words: the price of a catch, the meals of a pledge. For pages, share pages and emails. */
import { dollars, number, plural } from '../general/format.ts';

const PER = {
  all: 'total',
  per_fish: 'each',
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

/** "$12.50" and its unit, which may be empty. */
export function priceParts(
  { paymentType, amount = 0, unit }: Priced,
  voluntary: string,
): [price: string, per: string] {
  if (paymentType === 'voluntary') return [voluntary, ''];
  if (paymentType === 'free' || amount === 0) return ['Free', ''];
  return [dollars(amount), unit ? PER[unit] : ''];
}

/** "about $3.50 per pound", for a total price with a plain number of pounds or fish. */
export function unitPriceWords({
  paymentType,
  amount = 0,
  unit,
  quantity,
}: Priced & { quantity: string }): string | undefined {
  const [, count, pounds] = /^(\d+(?:\.\d+)?) ?(?:(lbs?|pounds?)|fish|pieces?)$/i.exec(quantity) ?? [];
  if (paymentType !== 'mandatory' || unit !== 'all' || amount === 0 || !(Number(count) > 1)) return undefined;
  return `about ${dollars(amount / Number(count))} ${pounds ? PER.per_pound : PER.per_fish}`;
}

/** "1 meal", "1,000 meals" */
export const mealsWords = (meals: number): string =>
  `${number(meals)} ${plural(meals, { one: 'meal', other: 'meals' })}`;

/** The figure of a post of either kind. */
export const figureWords = (post: Priced | { mealsPledged: number }): string =>
  'mealsPledged' in post ? mealsWords(post.mealsPledged) : priceWords(post);
