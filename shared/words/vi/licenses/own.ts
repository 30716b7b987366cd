/** The licenses that a fisherman keeps here. */
export const title = 'Giấy phép của quý vị';
export const lead =
  'Quý vị có thể lưu giấy phép đánh bắt ở đây. Chỉ quý vị và người quản lý của trang thấy được. Người quản lý có thể kiểm tra một giấy phép, khi đó hồ sơ của quý vị ghi điều này mà không ghi số.';
export const notLoaded = 'Không tải được các giấy phép.';
export const add = 'Thêm giấy phép';
export const change = 'Đổi';
/** @param license such as Federal permit */
export const changeNamed = (license: string) => `Đổi: ${license}`;
export const remove = 'Gỡ';
export const removeNamed = (license: string) => `Gỡ: ${license}`;
export const removeTitle = 'Gỡ giấy phép này?';
export const removeText = 'Giấy phép bị xóa khỏi đây, cùng dấu đã kiểm tra.';
export const removing = 'Đang gỡ...';
export const removed = 'Đã gỡ giấy phép';
export const saved = 'Đã lưu giấy phép';
export const notSaved = 'Không lưu được các giấy phép.';
export const nameHint = 'Nếu trên giấy ghi tên khác';
export const stateHint = 'Hai chữ cái, như ME. Để trống nếu là giấy phép liên bang.';
export const choose = 'Chọn';
export const changeEnds = 'Sau khi đổi, người quản lý phải kiểm tra lại.';
export const remind = 'Gửi email cho tôi 30 ngày trước khi một giấy phép hết hạn';

export const standings = {
  expired: 'Đã hết hạn',
  checked: 'Đã kiểm tra',
  waiting: 'Chưa kiểm tra',
};
