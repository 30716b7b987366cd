export const landingNotFound = 'Không tìm thấy chuyến cập bến';
export const fishermenAnnounce =
  'Chỉ ngư dân mới báo trước được chuyến cập bến. Hãy tạo hồ sơ ngư dân trước.';
export const tooManyAhead = (max: number) =>
  `Đang có ${max} chuyến cập bến đã báo, mức tối đa cùng lúc. Hãy cập bến hoặc hủy một chuyến trước.`;
export const loadAgain = 'Xin tải lại chuyến cập bến.';
export const changedMeanwhile = 'Chuyến cập bến này đã được đổi ở nơi khác. Hãy tải lại để xem thay đổi.';
export const delayedElsewhere = 'Giờ của chuyến cập bến này đã được đổi ở nơi khác. Hãy tải lại để xem.';
export const landingIs = {
  planned: 'Tàu của chuyến này chưa về.',
  underway: 'Tàu của chuyến này đang trên đường về rồi.',
  landed: 'Tàu của chuyến này đã cập bến rồi.',
  done: 'Chuyến cập bến này đã xong.',
  cancelled: 'Chuyến cập bến này đã bị hủy.',
} as const;

export const harbourMissing = 'Xin nhập tên bến cá';
export const harbourTooLong = 'Tên bến cá dài tối đa 60 ký tự';
export const harbourIsContact = 'Xin nhập tên bến cá, không kèm số điện thoại hay địa chỉ';
export const expectedMissing = 'Xin cho biết dự kiến đưa gì về';
export const expectedTooMany = (max: number) => `Một chuyến cập bến có tối đa ${max} loại cá`;
export const noteTooLong = (max: number) => `Ghi chú dài tối đa ${max} ký tự`;

export const chooseWindow = 'Xin nhập ngày và giờ';
export const endsBeforeStart = 'Giờ kết thúc phải sau giờ bắt đầu';
export const windowTooShort = 'Hãy để ít nhất 15 phút';
export const windowTooLong = 'Hãy để tối đa 12 giờ';
export const windowOver = 'Giờ này đã qua. Hãy chọn giờ muộn hơn';
export const tooFarAhead = 'Chỉ báo trước chuyến cập bến được tối đa 7 ngày';

export const loadSeriesAgain = 'Hãy tải lại các chuyến này.';
export const seriesChangedMeanwhile = 'Các chuyến này đã được đổi ở nơi khác. Hãy tải lại để xem thay đổi.';
export const seriesNotFound = 'Loạt chuyến cập bến này không còn nữa.';
export const tooManySeries = (max: number) =>
  `Đang có ${max} loạt chuyến cập bến, mức tối đa cùng lúc. Hãy kết thúc một loạt trước.`;
export const seriesIsEmpty = 'Không còn chuyến cập bến nào cho đến ngày này. Hãy chọn ngày muộn hơn';
export const notInSeries = 'Loạt này không có chuyến cập bến vào ngày đó.';
export const announcedAlready = 'Chuyến cập bến này đã được báo rồi. Hãy hủy chính chuyến đó.';

export const day = 'day là một ngày, ví dụ 2026-11-26';
