import { secondFactorMissing } from '../accounts/second-factor.ts';
import { signInToContinue, tooManyRequests, unexpectedError } from '../app/errors.ts';
import { suspended } from '../moderation/suspension.ts';

export const apiErrors = {
  malformed_request: 'Không đọc được yêu cầu này.',
  invalid_cursor: 'Vị trí này trong danh sách không còn dùng được. Xin bắt đầu lại từ đầu.',
  idempotency_key_missing: 'Xin gửi kèm header Idempotency-Key dài từ 8 đến 100 ký tự.',
  not_signed_in: signInToContinue,
  not_allowed: 'Không có quyền làm việc này.',
  suspended,
  second_factor_missing: secondFactorMissing,
  not_found: 'Không tìm thấy.',
  conflict: 'Mục này vừa được thay đổi. Xin tải lại trang rồi thử lại.',
  idempotency_key_reused: 'Idempotency-Key này đã dùng cho một yêu cầu khác.',
  too_large: 'Yêu cầu này quá lớn.',
  unsupported_content_type: 'Xin gửi nội dung ở dạng application/json.',
  invalid_fields: 'Xin xem lại các ô được đánh dấu.',
  too_many_requests: tooManyRequests,
  internal: unexpectedError,
  quiet: 'Trang web đang tạm ngưng. Bạn vẫn xem được, nhưng chưa thể đăng hay thay đổi gì. Xin thử lại sau.',
};

/** For a field whose schema has no message of its own. */
export const unknownField = 'Không có ô này.';
export const requiredField = 'Ô này không được để trống.';
export const invalidField = 'Giá trị này không hợp lệ.';
