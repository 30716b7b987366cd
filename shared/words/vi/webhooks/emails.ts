/** The email to coordinators whose webhook was turned off. */
import { isolated } from '../../../text/isolated.ts';

export const offSubject = (organization: string) => `Một webhook của ${isolated(organization)} đã bị tắt`;
export const offTitle = 'Webhook đã bị tắt';
export const offFailing = (host: string) =>
  `Suốt ba ngày, ${isolated(host)} không chấp nhận yêu cầu nào chúng tôi gửi. Vì vậy chúng tôi đã ngừng gửi.`;
export const offGone = (host: string) =>
  `${isolated(host)} trả lời rằng không muốn nhận sự kiện nữa. Vì vậy chúng tôi đã ngừng gửi.`;
export const offWhatNext =
  'Các sự kiện từ giờ trở đi sẽ không được gửi. Khi chương trình hoạt động lại, hãy mở trang tổ chức và chọn “Gửi thử” ở webhook này.';
export const openWebhooks = 'Mở trang tổ chức';
