export const asTable = 'Xem dạng bảng';
