/** The email to a fisherman about receipts. */
import { isolated } from '../../../text/isolated.ts';

export const title = (organization: string) => `${isolated(organization)} đã gửi một biên nhận quyên góp`;
export const text = (year: number) =>
  `Biên nhận nằm cùng các biên nhận khác của năm ${year} trong Bài của tôi. Có thể in cả năm thành một trang.`;
export const open = 'Xem các biên nhận';
