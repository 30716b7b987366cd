/** The states of a reservation, and how much is paid at its pickup. */
import { dollars } from '../general/format.ts';
import { priceWords } from '../posts/figures.ts';

export const states = {
  requested: 'Waits for a yes',
  offered: 'Offered',
  held: 'Reserved',
  weighed: 'Weighed',
  collected: 'Collected',
  cancelled: 'Canceled',
  released: 'Ended',
  no_show: 'Missed',
};

/** "about $12.50" */
export const about = (cost: number) => `about ${dollars(cost)}`;
/** @param price "$4.00 per pound" */
export const byScale = (price: string) => `${price}, weighed at the pickup`;

/** The price that was told. */
interface Told {
  unit: 'pound' | 'piece' | 'box';
  paymentType: 'mandatory' | 'voluntary' | 'free';
  price?: number | undefined;
  priceUnit?: 'all' | 'per_fish' | 'per_pound' | undefined;
}

/**
 * "$12.50", "about $12.50", "Free", "$4.00 per pound, weighed at the pickup"
 * @param cost dollars, if they can be reckoned
 * @param isWeighed whether the amount is final
 */
export function toPay(cost: number | undefined, isWeighed: boolean, told: Told): string {
  const { unit, paymentType, price, priceUnit } = told;
  if (paymentType !== 'mandatory' || cost === undefined) {
    const words = priceWords({ paymentType, amount: price, unit: priceUnit }, 'Pay what you can');
    return paymentType === 'mandatory' && !isWeighed ? byScale(words) : words;
  }
  const isEstimate = !isWeighed && (unit === 'pound' || priceUnit === 'per_pound');
  return isEstimate ? about(cost) : dollars(cost);
}
