export const accessDenied = 'Không có quyền vào';
export const notYours = 'Không tìm thấy mẻ cá, hoặc không có quyền sửa.';
export const mayNotDelete = 'Không tìm thấy mẻ cá, hoặc không có quyền xóa.';
export const loadFailed = 'Không tải được thông tin mẻ cá.';
export const updateFailed = 'Không cập nhật được mẻ cá. Xin thử lại.';
export const updated = 'Đã cập nhật mẻ cá.';
export const hidden = {
  title: 'Đã ẩn bài đăng',
  description: 'Mẻ cá không còn hiện ở chợ cá',
};
export const shown = {
  title: 'Bài đăng đã hiện lại',
  description: 'Mẻ cá hiện đang có ở chợ cá',
};
export const deleted = { title: 'Đã xóa bài đăng', description: 'Mẻ cá đã bị xóa vĩnh viễn' };
export const deleteFailed = (reason: string) => `Không xóa được mẻ cá: ${reason}`;
export const changedMeanwhile =
  'Mẻ cá này vừa được sửa, có thể trong một tab khác. Hãy tải lại, rồi sửa lại như đã định.';
export const noLongerFresh = (hours: number) =>
  `Cá này đánh bắt đã hơn ${hours} giờ. Không thể rao là cá tươi nữa, nên bài đăng vẫn bị ẩn.`;
export const postedBeforeCaught = 'Ngày đánh bắt không thể sau lúc đăng mẻ cá';
export const sold = {
  title: 'Đã đánh dấu đã bán',
  description: 'Mẻ cá không còn ở chợ. Trang của mẻ cá ghi là đã bán.',
};
export const restSold = {
  title: 'Không nhận giữ chỗ thêm',
  description: 'Mẻ cá được ghi là đã bán khi người mua lấy hết phần đã giữ.',
};
export const offeredAgain = { title: 'Đã rao lại', description: 'Mẻ cá đã trở lại chợ cá' };
export const leftSaved = 'Từ giờ người mua thấy số lượng còn lại';
export const noCreditLeft = 'Không còn lượt Pro nào. Có thể lượt cuối đã dùng cho một mẻ cá khác.';
export const photoRemoved = 'Đã gỡ ảnh.';
export const photoNotRemoved = 'Không gỡ được ảnh.';
