import { dollars } from '../general/format.ts';
import { priceWords } from '../posts/figures.ts';

export const states = {
  requested: 'Espera um sim',
  offered: 'Oferecida',
  held: 'Reservada',
  weighed: 'Pesada',
  collected: 'Retirada',
  cancelled: 'Cancelada',
  released: 'Terminada',
  no_show: 'Não retirada',
};

export const about = (cost: number) => `cerca de ${dollars(cost)}`;
export const byScale = (price: string) => `${price}, pesado na retirada`;

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
    const words = priceWords({ paymentType, amount: price, unit: priceUnit }, 'Pague quanto puder');
    return paymentType === 'mandatory' && !isWeighed ? byScale(words) : words;
  }
  const isEstimate = !isWeighed && (unit === 'pound' || priceUnit === 'per_pound');
  return isEstimate ? about(cost) : dollars(cost);
}
