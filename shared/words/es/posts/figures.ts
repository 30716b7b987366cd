import { pricesIn } from '../../prices.ts';
import { dollars, number, plural } from '../general/format.ts';

const prices = pricesIn({
  dollars,
  per: {
    all: 'en total',
    per_fish: 'por pieza',
    per_pound: 'por libra',
    fish: 'por pescado',
    crab: 'por cangrejo',
    lobster: 'por langosta',
    squid: 'por calamar',
    box: 'por caja',
  },
  free: 'Gratis',
  voluntary: 'Pague lo que pueda',
  about: (price) => `unos ${price}`,
});
export const priceParts = prices.priceParts;
export const priceWords = prices.priceWords;
export const unitPriceWords = prices.unitPriceWords;

const UNITS = {
  pound: { one: 'lb', many: 'lb', other: 'lb' },
  piece: { one: 'pieza', many: 'de piezas', other: 'piezas' },
  box: { one: 'caja', many: 'de cajas', other: 'cajas' },
};

/** "40 lb", "12 piezas", "1 caja" */
export const amountWords = (count: number, unit: keyof typeof UNITS): string =>
  `${number(count)} ${plural(count, UNITS[unit])}`;

/** "40 lb, desde 2 lb" @param least the least that one person may take */
export const quantityWords = (quantity: string, least: string): string => `${quantity}, desde ${least}`;

/** "1 comida", "1,000 comidas" */
/** In place of a quantity that is held for buyers. */
export const allReserved = 'Todo reservado';

export const mealsWords = (meals: number): string =>
  `${number(meals)} ${plural(meals, { one: 'comida', many: 'de comidas', other: 'comidas' })}`;
