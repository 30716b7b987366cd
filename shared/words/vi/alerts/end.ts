export const title = 'Tắt thông báo';
export const lead = 'Ngừng nhận những thông báo như thông báo vừa mở.';
export const doneTitle = 'Đã tắt các thông báo này';
export const done = (alerts: string) => `Từ nay sẽ không còn các thông báo này: ${alerts}.`;
export const again = 'Có thể bật lại trong phần cài đặt thông báo.';
export const button = 'Tắt các thông báo này';
export const busy = 'Đang tắt...';
