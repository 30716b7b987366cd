export const pageTitle = 'Không tìm thấy trang';
export const title = 'Ôi! Không tìm thấy trang';
export const lead = 'Xin xem lại địa chỉ, hoặc về trang chủ.';
export const home = 'Về trang chủ';
