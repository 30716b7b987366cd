export const title = 'Hủy nhận';
export const lead = 'Ngừng nhận những email như email vừa mở.';
export const doneTitle = 'Đã hủy nhận';
export const done = (kind: string) => `Từ nay sẽ không còn nhận các email này: ${kind}.`;
export const button = 'Hủy nhận';
export const busy = 'Đang hủy nhận...';
export const home = 'Về trang chủ';
