/** The Users tab: filters, counts, and the CSV file. */
import { number } from '../general/format.ts';

export const profileType = 'Loại tài khoản';
export const anyProfile = 'Mọi loại';
export const noProfile = 'Không có hồ sơ';
export const seen = 'Lần cuối vào trang';
export const anyTime = 'Bất cứ lúc nào';
export const seenOptions = {
  week: 'Trong 7 ngày qua',
  month: 'Trong 30 ngày qua',
  notForMonth: 'Không vào trong 30 ngày',
  notForQuarter: 'Không vào trong 90 ngày',
  notForYear: 'Không vào trong một năm',
};
export const seenHint =
  'Chúng tôi chỉ giữ ngày vào trang cuối cùng của mỗi người. Ai chưa thấy vào lần nào thì tính ngày tham gia.';
export const order = 'Thứ tự';
export const newestFirst = 'Mới nhất trước';
export const orders = { lastSeen: 'Vào gần đây nhất trước', longestAgo: 'Vắng lâu nhất trước' };
export const onlyPro = 'Chỉ Pro';
export const onlySuspended = 'Chỉ người bị tạm khóa';
export const clear = 'Xóa bộ lọc';
export const lastSeen = (day: string) => `Vào lần cuối ${day}`;
export const credits = (count: number) => `${number(count)} lượt Pro`;

export const found = (count: number) => `${number(count)} người`;
export const foundAtLeast = (count: number) => `Ít nhất ${number(count)} người. Quá đông để đếm hết.`;
export const counting = 'Đang đếm…';
export const notCounted = 'Không tải được số người.';

/** The columns of the CSV file. */
export const columns = [
  'user id',
  'name',
  'email',
  'joined',
  'last seen',
  'profiles',
  'roles',
  'pro',
  'credits',
  'suspended',
];
export const fileName = 'users.csv';
export const download = 'Tải dạng CSV';
