import { pricesIn } from '../../prices.ts';
import { dollars, number } from '../general/format.ts';

const prices = pricesIn({
  dollars,
  per: {
    all: 'trọn gói',
    per_fish: 'mỗi con',
    per_pound: 'mỗi pound',
    fish: 'mỗi con cá',
    crab: 'mỗi con cua',
    lobster: 'mỗi con tôm hùm',
    squid: 'mỗi con mực',
    box: 'mỗi thùng',
  },
  free: 'Miễn phí',
  voluntary: 'Tùy khả năng',
  about: (price) => `khoảng ${price}`,
});
export const priceParts = prices.priceParts;
export const priceWords = prices.priceWords;
export const unitPriceWords = prices.unitPriceWords;

const UNITS = { pound: 'lb', piece: 'con', box: 'thùng' };

/** "40 lb", "12 con", "3 thùng" */
export const amountWords = (count: number, unit: keyof typeof UNITS): string =>
  `${number(count)} ${UNITS[unit]}`;

/** "40 lb, từ 2 lb" @param least the least that one person may take */
export const quantityWords = (quantity: string, least: string): string => `${quantity}, từ ${least}`;

/** "1 suất ăn", "1,000 suất ăn" */
/** In place of a quantity that is held for buyers. */
export const allReserved = 'Đã giữ chỗ hết';

export const mealsWords = (meals: number): string => `${number(meals)} suất ăn`;
