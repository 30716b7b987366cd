import { pricesIn } from '../../prices.ts';
import { dollars, number, plural } from '../general/format.ts';

const prices = pricesIn({
  dollars,
  per: {
    all: 'no total',
    per_fish: 'cada',
    per_pound: 'por libra',
    fish: 'por peixe',
    crab: 'por caranguejo',
    lobster: 'por lagosta',
    squid: 'por lula',
    box: 'por caixa',
  },
  free: 'Grátis',
  voluntary: 'Quanto puder',
  about: (price) => `cerca de ${price}`,
});
export const priceParts = prices.priceParts;
export const priceWords = prices.priceWords;
export const unitPriceWords = prices.unitPriceWords;

const UNITS = {
  pound: { one: 'lb', many: 'lb', other: 'lb' },
  piece: { one: 'peça', many: 'de peças', other: 'peças' },
  box: { one: 'caixa', many: 'de caixas', other: 'caixas' },
};

/** "40 lb", "12 peças", "1 caixa" */
export const amountWords = (count: number, unit: keyof typeof UNITS): string =>
  `${number(count)} ${plural(count, UNITS[unit])}`;

/** "40 lb, a partir de 2 lb" @param least the least that one person may take */
export const quantityWords = (quantity: string, least: string): string => `${quantity}, a partir de ${least}`;

/** "1 refeição", "1,000 refeições" */
/** In place of a quantity that is held for buyers. */
export const allReserved = 'Tudo reservado';

export const mealsWords = (meals: number): string =>
  `${number(meals)} ${plural(meals, { one: 'refeição', many: 'de refeições', other: 'refeições' })}`;
