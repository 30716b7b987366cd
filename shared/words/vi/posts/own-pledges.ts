export const notFound = 'Không tìm thấy phần cá hứa tặng';
export const notFoundBecause = (reason: string) => `Không tìm thấy phần cá hứa tặng: ${reason}`;
export const maybeDeleted = 'Có thể đã bị xóa.';
export const mayNotEdit = 'Không có quyền sửa phần cá hứa tặng này';
export const mayNotDelete = 'Không có quyền xóa phần cá hứa tặng này';
export const signInToEdit = 'Phải đăng nhập mới sửa được phần cá hứa tặng';
export const signInToDelete = 'Phải đăng nhập mới xóa được phần cá hứa tặng';
export const visibilityFailed = 'Không cập nhật được phần cá hứa tặng';
export const updateFailed = (reason: string) => `Không cập nhật được phần cá hứa tặng: ${reason}`;
export const deleteFailed = (reason: string) => `Không xóa được phần cá hứa tặng: ${reason}`;
export const updateRefused = 'Không cập nhật được - có thể bản ghi được quy định bảo mật bảo vệ';
export const imagesMayBeMissing = 'Đã cập nhật phần cá hứa tặng nhưng ảnh có thể hiện không đúng';
export const updated = 'Đã cập nhật phần cá hứa tặng!';
export const hidden = {
  title: 'Đã ẩn bài đăng',
  description: 'Phần cá hứa tặng không còn hiện với cộng đồng',
};
export const shown = {
  title: 'Bài đăng đã hiện lại',
  description: 'Cộng đồng đã thấy được phần cá hứa tặng',
};
export const deleted = { title: 'Đã xóa phần cá hứa tặng!' };
export const changedMeanwhile =
  'Phần cá hứa tặng này vừa được sửa, có thể trong một tab khác. Hãy tải lại, rồi sửa lại như đã định.';
export const postedBeforeCaught = 'Ngày đánh bắt không thể sau lúc đăng phần cá hứa tặng';
/** Doesn't use format.ts, which functions of the API don't need otherwise. */
export const fewerThanClaimed = (claimed: number) =>
  `Đã có ${claimed} suất ăn được đăng ký nhận; phần cá hứa tặng không thể ít hơn số này`;
