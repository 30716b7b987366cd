import { isolated } from '../../../text/isolated.ts';

export const hello = (name: string) => (name ? `Xin chào ${isolated(name)},` : 'Xin chào,');
export const isOn = (kind: string) => `Có email này vì mục “${kind}” đang bật.`;
export const unsubscribe = 'Hủy nhận';
export const unsubscribeText = (kind: string, url: string) => `Hủy nhận các email này (${kind}): ${url}`;

/** In the day's last notice to the site's mailbox. */
export const lastNotice = (max: number) =>
  `Đây là thông báo thứ ${max} trong một ngày. Sẽ không có thêm thông báo nào cho đến một ngày sau thông báo đầu tiên. Có thể đọc tin nhắn mới trong bảng điều khiển.`;
export const openDashboard = 'Mở bảng điều khiển';
