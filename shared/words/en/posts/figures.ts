/** A post's figures in words: the price of a catch, the meals of a pledge. For pages, share pages and emails. */
import { pricesIn } from '../../prices.ts';
import { dollars, number, plural } from '../general/format.ts';

const prices = pricesIn({
  dollars,
  per: {
    all: 'total',
    per_fish: 'each',
    per_pound: 'per pound',
    fish: 'per fish',
    crab: 'per crab',
    lobster: 'per lobster',
    squid: 'per squid',
    box: 'per box',
  },
  free: 'Free',
  voluntary: 'PWYC',
  about: (price) => `about ${price}`,
});
export const priceParts = prices.priceParts;
export const priceWords = prices.priceWords;
export const unitPriceWords = prices.unitPriceWords;

const UNITS = {
  pound: { one: 'lb', other: 'lb' },
  piece: { one: 'piece', other: 'pieces' },
  box: { one: 'box', other: 'boxes' },
};

/** "40 lb", "12 pieces", "1 box" */
export const amountWords = (count: number, unit: keyof typeof UNITS): string =>
  `${number(count)} ${plural(count, UNITS[unit])}`;

/** "40 lb, min. 2 lb" @param least the least that one person may take */
export const quantityWords = (quantity: string, least: string): string => `${quantity}, min. ${least}`;

/** In place of a quantity that is held for buyers. */
export const allReserved = 'All reserved';

/** "1 meal", "1,000 meals" */
export const mealsWords = (meals: number): string =>
  `${number(meals)} ${plural(meals, { one: 'meal', other: 'meals' })}`;
