export const chooseDay = 'Vui lòng nhập ngày';
export const chooseWeekday = 'Vui lòng chọn ngày trong tuần';
export const seriesTooLong = 'Một loạt kéo dài tối đa một năm';
export const chooseTime = 'Vui lòng nhập giờ';
