import { PRODUCT_NAME } from '../../../flavours.ts';

export const verify = {
  subject: `Xác nhận địa chỉ email cho ${PRODUCT_NAME}`,
  title: 'Xác nhận địa chỉ email',
  lead: 'Xin nhập mã này để xác nhận địa chỉ email:',
  after: 'Mã dùng được trong 24 giờ. Nếu không yêu cầu mã này, có thể bỏ qua email này.',
};
export const confirm = {
  ...verify,
  button: 'Xác nhận địa chỉ',
  after: 'Mã và nút dùng được trong 24 giờ. Nếu không tạo tài khoản, có thể bỏ qua email này.',
};
export const reset = {
  subject: `Đặt lại mật khẩu ${PRODUCT_NAME}`,
  title: 'Chọn mật khẩu mới',
  lead: 'Xin nhập mã này để chọn mật khẩu mới:',
  button: 'Chọn mật khẩu mới',
  after: 'Mã và nút dùng được trong một giờ. Nếu không yêu cầu việc này, mật khẩu vẫn giữ nguyên.',
};
export const orPress = 'Hoặc bấm nút này:';
