/** Fishermen's licenses, which managers check. */
import { isolated } from '../../../text/isolated.ts';

export const title = 'Giấy phép';
export const lead =
  'Xin so từng giấy phép với bản giấy hoặc sổ đăng ký của tiểu bang trước khi đánh dấu. Dấu hết hiệu lực khi giấy phép thay đổi hoặc hết hạn.';
export const shown = 'Giấy phép nào';
export const lists = { waiting: 'Cần kiểm tra', checked: 'Đã kiểm tra hết' } as const;
export const none = {
  waiting: 'Không có giấy phép nào cần kiểm tra.',
  checked: 'Chưa có ai được kiểm tra hết giấy phép.',
} as const;
export const notLoaded = 'Không tải được các giấy phép.';
export const moreNotLoaded = 'Không tải thêm được giấy phép.';
export const check = 'Đánh dấu đã kiểm tra';
/** @param license such as Federal permit */
export const checkNamed = (license: string, name: string) =>
  `Đánh dấu đã kiểm tra: ${license} của ${isolated(name)}`;
export const checkTitle = 'Đánh dấu giấy phép này đã kiểm tra?';
export const checkText = (name: string, number: string) =>
  `Quý vị đã so số ${isolated(number)} của ${isolated(name)} với bản giấy hoặc sổ đăng ký của tiểu bang.`;
export const marked = 'Đã đánh dấu giấy phép';
export const end = 'Bỏ dấu';
export const endNamed = (license: string, name: string) => `Bỏ dấu: ${license} của ${isolated(name)}`;
export const endTitle = 'Bỏ dấu này?';
export const endText = 'Giấy phép lại chờ kiểm tra.';
export const ended = 'Đã bỏ dấu';
