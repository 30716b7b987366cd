export const contactName = 'Tên';
export const addressLine = 'Dòng địa chỉ';
export const tooManyLines = (max: number) => `Địa chỉ có tối đa ${max} dòng`;
export const socialName = 'Nhóm trên mạng xã hội';
export const socialUrlInvalid = 'Địa chỉ của nhóm: xin điền địa chỉ web bắt đầu bằng https://';
export const bannerText = 'Nội dung thông báo';
export const bannerLinkLabel = 'Chữ của liên kết';
export const bannerUrlInvalid =
  'Địa chỉ liên kết: xin điền địa chỉ web bắt đầu bằng https://, hoặc một trang của trang web này, ví dụ /about';
export const fromInvalid = 'Từ: xin điền ngày và giờ';
export const untilInvalid = 'Đến: xin điền ngày và giờ';
export const endsBeforeItBegins = 'Thông báo phải kết thúc sau khi bắt đầu';
/** For the second of two people who save at the same time. */
export const changedMeanwhile = 'Trong lúc đó có người khác đã sửa các cài đặt này.';
