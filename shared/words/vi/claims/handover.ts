import { isolated } from '../../../text/isolated.ts';
import { number } from '../general/format.ts';
import { mealsWords } from '../posts/figures.ts';

export const claimsOf = (species: string) => `Phiếu nhận: ${species}`;
export const claims = 'Phiếu nhận';
export const notLoaded = 'Không tải được các phiếu nhận.';
export const show = 'Xem ai đã đăng ký nhận';
export const showNamed = (species: string) => `Xem ai đã đăng ký nhận: ${species}`;
export const showMore = 'Xem thêm phiếu nhận';
export const mealsFor = (meals: number, organization: string) =>
  `${mealsWords(meals)} · ${isolated(organization)}`;
export const collectedBy = (name: string) => `${isolated(name)} đã đến lấy`;
export const servedOf = (served: number, meals: number) =>
  `Đã phục vụ ${number(served)} trên ${number(meals)}`;
export const past = (count: number) => `${number(count)} phiếu nhận đã xong`;

export const noShowNamed = (organization: string) => `Không ai từ ${isolated(organization)} đến lấy`;
/** @param most number of fishermen with a no-show, within `days` days, after which a manager reviews claims */
export const noShowText = (meals: number, most: number, days: number) =>
  `${mealsWords(meals)} sẽ được mở lại cho tổ chức khác, và tổ chức sẽ được báo. Nếu tổ chức bỏ hẹn với ${most} ngư dân trong ${days} ngày, người quản lý sẽ xét các phiếu nhận của tổ chức trước.`;
export const noShowRecorded = 'Các suất ăn đã được mở lại cho tổ chức khác';
