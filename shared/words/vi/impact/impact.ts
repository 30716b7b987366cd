import { PRODUCT_NAME } from '#shared/flavours.ts';
import { LOCALE, number } from '../general/format.ts';

type Totals = { mealsPledged: number; mealsServed: number };

export const pageTitle = 'Kết quả chung';
export const title = 'Kết quả chung';
export const lead =
  'Xem ngư dân đã hứa tặng bao nhiêu suất ăn, tổ chức cứu trợ đã đăng ký nhận bao nhiêu và các gia đình đã ăn bao nhiêu.';
export const figures = {
  mealsPledged: (_count: number) => 'suất ăn hứa tặng',
  mealsClaimed: (_count: number) => 'suất ăn đã đăng ký nhận',
  mealsServed: (_count: number) => 'suất ăn đã phục vụ',
} as const;
export const short = {
  mealsPledged: (count: number) => `${number(count)} hứa tặng`,
  mealsClaimed: (count: number) => `${number(count)} đã đăng ký`,
  mealsServed: (count: number) => `${number(count)} đã phục vụ`,
};
export const columns = {
  mealsPledged: 'Hứa tặng',
  mealsClaimed: 'Đã đăng ký',
  mealsServed: 'Đã phục vụ',
} as const;
export const parts = {
  month: { title: 'Theo tháng', name: 'Tháng' },
  species: { title: 'Theo loại cá', name: 'Cá' },
  place: { title: 'Theo bến', name: 'Bến' },
  organizationType: { title: 'Theo loại tổ chức', name: 'Loại' },
} as const;
export const elsewhere = 'Nơi khác';
export const plotOf = (part: string, names: string) => `${part}: ${names}. Bảng bên dưới có các con số.`;
export const latest = (count: number) => `Biểu đồ có ${count} tháng gần nhất. Bảng có tất cả các tháng.`;
export const mostServed = (count: number) =>
  `Biểu đồ có ${count} mục phục vụ nhiều suất ăn nhất. Bảng có tất cả.`;
export const unclaimed = (count: number) =>
  `Bảng còn có ${number(count)} mục khác, chưa có tổ chức nào đăng ký nhận.`;
/** A sentence to quote, which is true on that day. */
export const quote = ({ mealsPledged, mealsServed }: Totals, day: string) => {
  const served =
    mealsServed > 0 ? `, và các tổ chức cứu trợ đã phục vụ ${number(mealsServed)} suất trong số đó` : '';
  return `Tính đến ${day}, ngư dân địa phương đã hứa tặng ${number(mealsPledged)} suất ăn qua ${PRODUCT_NAME}${served}.`;
};
export const copyQuote = 'Sao chép câu này';
export const quoteCopy = {
  copied: 'Đã sao chép!',
  copyFailed: { title: 'Không sao chép được', description: 'Xin chọn câu này rồi tự sao chép.' },
};
/** On other pages. */
export const soFar = 'Cho đến nay, đếm từng suất ăn';
export const noneYet = 'Chưa có suất ăn nào được hứa tặng. Những suất đầu tiên sẽ được đếm ở đây.';
export const seeAll = 'Xem kết quả';
export const none = 'Chưa có suất ăn nào được hứa tặng';
export const notLoaded = 'Không tải được các con số. Xin thử lại.';
export const seePledges = 'Xem các phần cá hứa tặng';

const months = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** "tháng 11 năm 2026" */
export const monthName = (month: string): string => months.format(new Date(`${month}-01T00:00:00Z`));
