/** Fields of a webhook, their errors, and reasons why the API refuses a request about one. */
import { number } from '../general/format.ts';

export const address = 'Địa chỉ';
export const addressHint = 'Một địa chỉ https của chương trình, chẳng hạn https://example.org/creel';
export const addressInvalid =
  'Hãy nhập địa chỉ https công khai có tên máy chủ: không có cổng, mật khẩu hay địa chỉ IP.';
export const events = 'Sự kiện';
export const eventsMissing = 'Hãy chọn ít nhất một sự kiện';
export const eventsOnce = 'Mỗi sự kiện chỉ nêu một lần';
export const deliveryInvalid = 'Mã này không hợp lệ.';
export const webhookNotFound = 'Không tìm thấy webhook này';
export const deliveryNotFound = 'Không tìm thấy lần gửi này';
export const addressTaken = 'Tổ chức đã có webhook với địa chỉ này.';
export const tooMany = (most: number) => `Tổ chức đã có ${most} webhook. Hãy kết thúc một webhook trước.`;
export const notActive = 'Webhook này chưa hoạt động. Hãy gửi thử trước.';
export const isWaiting = 'Sự kiện này đang chờ gửi rồi.';
export const secretChanged = 'Người khác vừa đổi khóa này. Hãy tải lại trang.';
export const isReplaying = 'Các sự kiện đang được gửi lại rồi. Hãy thử lại sau vài phút.';
export const tooManySince = (most: number) =>
  `Từ lúc đó đã gửi hơn ${number(most)} sự kiện. Hãy chọn thời điểm gần hơn.`;
