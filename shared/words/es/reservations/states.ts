import { dollars } from '../general/format.ts';
import { priceWords } from '../posts/figures.ts';

export const states = {
  requested: 'Espera un sí',
  offered: 'Ofrecida',
  held: 'Reservada',
  weighed: 'Pesada',
  collected: 'Recogida',
  cancelled: 'Cancelada',
  released: 'Terminada',
  no_show: 'No recogida',
};

export const about = (cost: number) => `unos ${dollars(cost)}`;
export const byScale = (price: string) => `${price}, se pesa en la recogida`;

/** The price that was told. */
interface Told {
  unit: 'pound' | 'piece' | 'box';
  paymentType: 'mandatory' | 'voluntary' | 'free';
  price?: number | undefined;
  priceUnit?: 'all' | 'per_fish' | 'per_pound' | undefined;
}

export function toPay(cost: number | undefined, isWeighed: boolean, told: Told): string {
  const { unit, paymentType, price, priceUnit } = told;
  if (paymentType !== 'mandatory' || cost === undefined) {
    const words = priceWords({ paymentType, amount: price, unit: priceUnit }, 'Pague lo que pueda');
    return paymentType === 'mandatory' && !isWeighed ? byScale(words) : words;
  }
  const isEstimate = !isWeighed && (unit === 'pound' || priceUnit === 'per_pound');
  return isEstimate ? about(cost) : dollars(cost);
}
