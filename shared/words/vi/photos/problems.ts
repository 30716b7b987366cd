export const photoProblems = {
  wrongType: 'Loại tệp không hợp lệ. Xin chọn ảnh JPEG, PNG hoặc WebP.',
  tooLarge: 'Tệp quá lớn. Dung lượng tối đa là 5MB.',
  empty: 'Tệp có vẻ trống. Xin chọn một ảnh hợp lệ.',
  wrongExtension: 'Đuôi tệp không hợp lệ. Các đuôi được phép: .jpg, .jpeg, .png, .webp',
  typeMismatch: 'Tệp không phải loại ảnh như tên của nó. Xin lưu thành JPEG, PNG hoặc WebP rồi thử lại.',
  tooManyPixels: 'Ảnh có quá nhiều điểm ảnh. Xin chọn ảnh không quá 50 megapixel.',
  damaged: 'Ảnh bị hỏng hoặc không đầy đủ. Xin chọn ảnh khác.',
  animated: 'Không nhận ảnh động. Xin chọn ảnh tĩnh.',
} as const;

/** For an upload that a form refers to. */
export const uploadUnfinished = 'Một ảnh còn đang được xử lý. Xin chờ một chút rồi thử lại.';
export const uploadTaken = 'Ảnh này đã thuộc về một bài đăng. Xin thêm lại.';
export const uploadTwice = 'Ảnh này đã có trong danh sách.';

export const uploadFailed = 'Không tải được ảnh lên. Xin thử lại.';
export const photoLost = 'Ảnh này không đến kịp. Xin thêm lại.';
