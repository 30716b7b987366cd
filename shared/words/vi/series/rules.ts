export const chooseDay = 'Xin nhập ngày';
export const chooseWeekday = 'Xin chọn ngày trong tuần';
export const seriesTooLong = 'Một loạt kéo dài tối đa một năm';
export const chooseTime = 'Xin nhập giờ';
