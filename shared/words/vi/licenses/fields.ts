/** Fields of licenses, and what is wrong with them. */
export const kind = 'Loại';
export const kinds = {
  commercial: 'Giấy phép đánh bắt thương mại',
  lobster: 'Giấy phép bắt tôm hùm hoặc cua',
  shellfish: 'Giấy phép thu hoạch sò, hàu',
  sale: 'Giấy phép bán hải sản tự đánh bắt',
  federal: 'Giấy phép liên bang',
  other: 'Giấy phép khác',
};
export const name = 'Tên trên giấy phép';
export const number = 'Số';
export const state = 'Tiểu bang';
export const stateInvalid = 'Nhập tiểu bang bằng hai chữ cái, như ME';
export const expiry = 'Hết hạn ngày';
export const expiryInvalid = 'Nhập ngày hết hạn';
export const tooMany = (most: number) => `Quý vị có thể lưu ở đây nhiều nhất ${most} giấy phép`;
export const listedTwice = 'Giấy phép này đã có trong danh sách';

/** Refusals. */
export const hasExpired = 'Giấy phép này đã hết hạn. Hãy nhập giấy phép mới.';
export const listChanged =
  'Giấy phép của quý vị đã được thay đổi ở nơi khác. Hãy xem lại danh sách rồi lưu lần nữa.';
export const changedMeanwhile = 'Ngư dân đã đổi giấy phép này. Hãy xem lại.';
export const checkOfOneself = 'Đây là giấy phép của quý vị. Một người quản lý khác phải kiểm tra.';
