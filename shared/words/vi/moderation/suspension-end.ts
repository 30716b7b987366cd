export const howLong = 'Bao lâu';
export const lengths = {
  day: 'Một ngày',
  week: 'Một tuần',
  month: '30 ngày',
  lifted: 'Đến khi quản trị viên mở khóa',
  chosen: 'Đến một ngày tự chọn',
} as const;
export const end = 'Kết thúc';
