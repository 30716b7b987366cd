/** For people whose role requires two-step verification. */
export const secondFactorMissing =
  'Vai trò này cần có xác minh hai bước. Xin thiết lập ứng dụng xác thực ở trang hồ sơ trước.';
export const setUpNow = 'Thiết lập ngay';
