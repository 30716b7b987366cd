/** Subscribing to the newsletter of a site without an account. */
import { isolated } from '../../../text/isolated.ts';

export const title = 'Bản tin';
export const formTitle = 'Nhận bản tin';
export const lead =
  'Tin từ bến cá và cộng đồng, qua email. Không cần tài khoản. Ai đã có tài khoản thì đã nhận tin của chúng tôi.';
export const email = 'Địa chỉ email';
export const emailHint = 'Chỉ dùng cho bản tin. Hủy nhận chỉ cần một lần bấm.';
export const subscribe = 'Đăng ký';
export const subscribing = 'Đang đăng ký...';
export const sentTitle = 'Xin xem email';
export const sentText = (email: string) =>
  `Để xác nhận, hãy mở liên kết chúng tôi gửi đến ${isolated(email)} trong vòng 48 giờ. Nếu không thấy email, hãy xem thư mục thư rác.`;

/** The page that the link in that email opens. */
export const confirmTitle = 'Xác nhận đăng ký';
export const confirmLead = 'Bản tin sẽ được gửi sau khi xác nhận.';
export const confirm = 'Xác nhận';
export const confirming = 'Đang xác nhận...';
export const doneTitle = 'Đã đăng ký';
export const doneText = 'Chúng tôi sẽ gửi email bản tin kế tiếp. Bản tin nào cũng có liên kết để hủy nhận.';
export const again = 'Đăng ký lại';
export const home = 'Về trang chủ';
