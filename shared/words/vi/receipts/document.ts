/** The texts on a receipt. A reader of another language gets the English ones beside their own. */
import { number } from '../general/format.ts';

export { longDate } from '../general/dates.ts';
export { LANGUAGE as language } from '../general/format.ts';
export { species } from '../site/species.ts';

export const titles = {
  original: 'Biên nhận quyên góp',
  correction: 'Biên nhận quyên góp, đã sửa',
  withdrawal: 'Biên nhận quyên góp, đã thu hồi',
};
export const version = (count: number) => `Phiên bản ${count}`;
export const reason = 'Lý do thay đổi';
export const organization = 'Tổ chức';
export const ein = 'EIN';
export const donor = 'Người tặng';
export const given = 'Ngày giao';
export const place = 'Thành phố';
export const fish = 'Loại cá';
export const meals = 'Suất ăn';
export const weight = 'Trọng lượng';
export const pounds = (count: number) => `${number(count)} pound`;
export const signed = 'Người ký';
export const confirmed = 'Người xác nhận';
export const confirmedOn = 'Ngày xác nhận';
export const nothingGiven = 'Không có hàng hóa hay dịch vụ nào được trao để đổi lại.';
export const noValue = 'Biên nhận này không ghi giá trị. Người tặng tự định giá phần quyên góp của mình.';
export const replaced = 'Một phiên bản mới hơn thay cho phiên bản này.';
export const isWithdrawn = 'Tổ chức đã thu hồi biên nhận này. Xin đừng dùng nó.';
export const guidance =
  'Đây là hướng dẫn, không phải tư vấn thuế. Nguồn: 26 U.S.C. 170(f)(8), về biên nhận cho quà tặng từ $250 trở lên, và 170(e)(3), về quà tặng thực phẩm. Đọc ngày 26 tháng 11 năm 2026.';
export const check = 'Kiểm tra biên nhận này';
export const yearTitle = (year: number) => `Quyên góp trong năm ${year}`;
export const total = 'Tổng cộng';
