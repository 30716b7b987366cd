import { number } from './format.ts';

export const cancel = 'Hủy';
export const back = 'Quay lại';
export const save = 'Lưu';
export const saving = 'Đang lưu...';
export const sending = 'Đang gửi...';

export const leaveTitle = 'Rời trang mà không lưu?';
export const leaveText =
  'Các thay đổi chưa được lưu. Chúng được giữ trên máy này và vẫn còn khi quay lại đây.';
export const leave = 'Rời trang';

export const optional = ' (không bắt buộc)';
/** For a date that is only partly typed. */
export const unfinished = 'Xin nhập cho đủ ngày này';
export const close = 'Đóng';
export const signIn = 'Đăng nhập';
export const errorSummary = (count: number) => `Có ${count} chỗ cần xem lại`;
export const charactersOf = (length: number, limit: number) => `${number(length)}/${number(limit)} ký tự`;
export const charactersTooMany = (count: number) => `Dư ${count} ký tự`;
export const charactersLeft = (count: number) => `Còn ${count} ký tự`;
/** "Bước 2/3:" */
export const step = (number: number, of: number) => `Bước ${number}/${of}:`;

export const place = 'Mã ZIP hoặc thị trấn';
export const placeHint = 'Ví dụ 04101, hoặc Portland, ME';
export const placeNotFound = 'Không tìm thấy nơi này. Xin thử mã ZIP, hoặc tên thị trấn kèm tên tiểu bang.';
export const looking = 'Đang tìm...';

/** A part of a form, closed at first, with the same fields in the other languages. */
export const inOtherLanguages = 'Bằng ngôn ngữ khác';
export const englishStands = 'Ô nào để trống thì mọi người đọc bản tiếng Anh.';
