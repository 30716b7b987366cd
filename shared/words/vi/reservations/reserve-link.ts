export const reserve = 'Giữ chỗ';
export const join = 'Vào danh sách chờ';
