import { zoneName } from '../general/dates.ts';

export const title = 'Thông báo';
export const lead =
  'Chọn mức độ thường xuyên được báo về bài mới và thay đổi. Danh sách thông báo có tất cả.';
export const seeAlerts = 'Xem thông báo';
export const notLoaded = 'Không tải được cài đặt thông báo. Xin thử lại.';
export const searchHint = 'Với từng tìm kiếm, có thể chọn nhận ít thông báo hơn.';
export const mealsAtLeast = 'Chỉ báo khi có ít nhất số suất ăn này';
export const digestHour = 'Giờ gửi email hằng ngày';
export const digestHint = (timeZone: string) => `Theo ${zoneName(timeZone)}`;
export const quiet = 'Giờ yên lặng: không có thông báo vào các giờ này';
export const quietHint = 'Thông báo của các giờ này đến cùng email hằng ngày tiếp theo.';
export const from = 'Từ';
export const until = 'Đến';
export const save = 'Lưu cài đặt thông báo';
export const saved = 'Đã lưu cài đặt thông báo';
