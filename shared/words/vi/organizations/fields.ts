export const place = 'Địa điểm nhà bếp';
export const placeHint = 'Mã ZIP, hoặc thị trấn và tiểu bang';
export const placeUnknown = 'Chúng tôi không biết nơi này. Hãy thêm tiểu bang, hoặc dùng mã ZIP.';
export const radiusMiles = 'Bán kính';
export const radiusHint = 'Đi được bao nhiêu dặm để lấy một phần cá hứa tặng';
export const mealsPerWeek = 'Suất ăn mỗi tuần';
export const mealsPerWeekHint =
  'Phục vụ được bao nhiêu suất. Trong một ngày không thể đăng ký nhận nhiều hơn số này.';
export const coldStorage = 'Chỗ trữ lạnh';
export const coldStorageKinds = { refrigerator: 'Tủ lạnh', freezer: 'Tủ đông' } as const;
export const noColdStorage = 'Không có';
export const contactName = 'Người liên hệ';
export const contactHint = 'Thành viên và người điều hành trang web viết thư cho người này';
export const contactEmail = 'Email người liên hệ';
export const contactPhone = 'Điện thoại người liên hệ';
export const state = 'Trạng thái';
export const states = { active: 'Đang hoạt động', paused: 'Tạm ngưng' } as const;
export const stateHint = 'Tổ chức tạm ngưng không thể đăng ký nhận suất ăn.';
export const role = 'Vai trò';
export const roleNames = { coordinator: 'Điều phối viên', collector: 'Người lấy suất ăn' } as const;
export const wholeNumber = (field: string, min: number, max: number) =>
  `${field} là số nguyên từ ${min} đến ${max}`;
export const coldStorageOnce = 'Mỗi loại chỗ trữ lạnh chỉ ghi một lần';
export const miles = (count: number) => `${count} dặm`;
