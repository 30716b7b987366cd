import { isolated } from '../../../text/isolated.ts';
import { mealsWords } from '../posts/figures.ts';

export const claimed = (meals: number) =>
  `${mealsWords(meals)} của phần cá hứa tặng này đã được đăng ký nhận mà chưa lấy:`;
export const of = (organization: string, meals: number) => `${isolated(organization)}, ${mealsWords(meals)}`;
export const consequence =
  'Nếu xóa phần cá hứa tặng, các phiếu nhận này sẽ bị hủy. Lý do được gửi ngay đến các tổ chức.';
export const reason = 'Lý do';
/** Not “Cancel”, because the button next to it cancels claims. */
export const keep = 'Giữ lại';
export const confirm = 'Hủy phiếu nhận và xóa';
