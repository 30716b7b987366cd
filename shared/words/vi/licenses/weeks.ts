/** The weekly landings of a fisherman, for reports. */
export const title = 'Cập bến theo tuần';
export const signInFirst = 'Xin đăng nhập để xem các lần cập bến theo tuần.';
export const lead =
  'Mọi thứ quý vị đã đăng trên Creel từ Chủ nhật đến thứ Bảy, theo giờ miền Đông. Không có cá đã đưa vào bờ mà không đăng.';
export const stillRunning = 'Tuần này chưa kết thúc.';
export const weekBefore = 'Tuần trước';
export const weekAfter = 'Tuần sau';
export const none = 'Tuần này không có lần cập bến nào.';
export const notLoaded = 'Không tải được các lần cập bến theo tuần.';
export const landed = 'Đưa vào bờ';
export const pledged = 'Đã hứa tặng';
export const sold = 'Đã bán';
export const left = 'Còn lại';
export const removed = 'Còn lại trong bài đã xóa';
export const weight = 'Khối lượng đưa vào bờ';
export const notCounted = 'Chưa đếm: hãy tự ghi những mục này';
export const fileTitle = 'Tệp các lần cập bến';
export const fileText =
  'Tệp CSV gồm 52 tuần gần nhất và tuần này. Có cả những tuần không cập bến. Hãy so với sổ của quý vị trước khi gửi.';
export const download = 'Tải tệp CSV các lần cập bến';
/** @param from the first day, such as November 22, 2026 */
export const weekSpan = (from: string, to: string) => `${from} đến ${to}`;
/** @param before such as 40 lb */
export const corrected = (before: string, now: string) =>
  `Đã sửa sau khi tuần kết thúc: trước là ${before}, nay là ${now}`;
export const remind = 'Gửi email cho tôi các lần cập bến của tuần trước vào sáng thứ Hai';
export const remindHint = 'Email đầu tiên đến vào thứ Hai tới. Có cả những tuần không cập bến.';
export const reminderNotLoaded = 'Không tải được lựa chọn này.';
export const reminderNotSaved = 'Không lưu được lựa chọn này.';
