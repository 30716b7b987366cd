import type { Priced } from '../words/prices.ts';

/** UN/CEFACT codes. */
export const UNIT_CODES = { pound: 'LBR', piece: 'C62', box: 'BX' };

/**
 * A price in terms of schema.org. There is none if the buyer decides, because zero would mean free.
 * @param stock how the fish is counted, if that is known
 */
export function priceData({
  paymentType,
  amount,
  unit,
  stock,
}: Priced & { stock?: { unit: keyof typeof UNIT_CODES } }) {
  if (paymentType === 'voluntary') return {};
  const price = { price: paymentType === 'free' ? 0 : amount, priceCurrency: 'USD' };
  if (paymentType === 'free' || unit === undefined || unit === 'all') return price;
  const unitCode = UNIT_CODES[unit === 'per_pound' ? 'pound' : stock?.unit === 'box' ? 'box' : 'piece'];
  return { priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitCode } };
}
