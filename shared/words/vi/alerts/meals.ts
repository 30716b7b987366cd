export const title = 'Suất ăn cho tổ chức';
export const lead = 'Thông báo về các phần cá hứa tặng mới ở gần mà tổ chức có thể đăng ký nhận.';
export const level = 'Báo cho tôi';
export const atLeast = 'Số suất ăn ít nhất';
export const change = 'Thay đổi';
export const findMeals = 'Tìm suất ăn';
