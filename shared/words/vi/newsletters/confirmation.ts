import { PRODUCT_NAME } from '../../../flavours.ts';

export const confirmSubject = `Xác nhận nhận bản tin ${PRODUCT_NAME}`;
export const confirmTitle = 'Còn một bước nữa';
export const confirmText = `Xin xác nhận trong vòng 48 giờ rằng muốn nhận bản tin ${PRODUCT_NAME} ở địa chỉ này.`;
export const confirm = 'Xác nhận đăng ký';
export const notYours =
  'Nếu không yêu cầu bản tin, xin bỏ qua email này. Bản tin sẽ không được gửi, và chúng tôi sẽ xóa địa chỉ này.';
