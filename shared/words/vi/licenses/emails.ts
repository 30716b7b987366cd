/** The email before licenses expire. */
/** @param day such as December 31, 2026 */
export const title = (day: string) => `Giấy phép của quý vị hết hạn ngày ${day}`;
export const text =
  'Khi có giấy phép mới, xin quý vị đổi ngày trên Creel. Người quản lý có thể kiểm tra lại cho hồ sơ của quý vị.';
export const open = 'Xem các giấy phép';
export const stop = 'Quý vị có thể tắt các lời nhắc này ở đó.';
