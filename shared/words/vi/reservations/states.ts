import { dollars } from '../general/format.ts';
import { priceWords } from '../posts/figures.ts';

export const states = {
  requested: 'Chờ đồng ý',
  offered: 'Đang mời',
  held: 'Đang giữ',
  weighed: 'Đã cân',
  collected: 'Đã nhận',
  cancelled: 'Đã hủy',
  released: 'Đã hết hạn',
  no_show: 'Không đến lấy',
};

export const about = (cost: number) => `khoảng ${dollars(cost)}`;
export const byScale = (price: string) => `${price}, cân khi nhận hàng`;

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
    const words = priceWords({ paymentType, amount: price, unit: priceUnit }, 'Trả tùy khả năng');
    return paymentType === 'mandatory' && !isWeighed ? byScale(words) : words;
  }
  const isEstimate = !isWeighed && (unit === 'pound' || priceUnit === 'per_pound');
  return isEstimate ? about(cost) : dollars(cost);
}
