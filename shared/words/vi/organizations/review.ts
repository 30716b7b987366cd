import { isolated } from '../../../text/isolated.ts';

/** Deciding about applications of organizations. */
export const views = {
  applications: 'Đơn',
  claims: 'Phiếu nhận',
  organizations: 'Tổ chức',
} as const;
export const status = 'Đơn nào';
export const statuses = { new: 'Đang chờ', approved: 'Đã duyệt', declined: 'Đã từ chối' } as const;
export const none = {
  new: 'Không có đơn nào cần xem xét.',
  approved: 'Chưa duyệt đơn nào.',
  declined: 'Chưa từ chối đơn nào.',
} as const;
export const notLoaded = 'Không tải được các đơn.';
export const moreNotLoaded = 'Không tải được thêm đơn.';

export const received = 'Ngày nhận';
export const contact = 'Người liên hệ';
export const email = 'Email';
export const decidedBy = 'Người quyết định';
export const organizationPage = 'Mở trang của tổ chức';

export const approve = 'Duyệt';
export const approveTitle = (name: string) => `Duyệt ${isolated(name)}`;
export const approveText =
  'Sau đó tổ chức có thể đăng ký nhận suất ăn. Chúng tôi mời người liên hệ làm điều phối viên đầu tiên. Sau này họ có thể sửa các cài đặt này.';
export const approving = 'Đang duyệt...';
export const approved = (name: string) => ({
  title: 'Đã duyệt đơn',
  description: `${isolated(name)} đã tham gia. Chúng tôi đã gửi email cho người liên hệ.`,
});
export const decline = 'Từ chối';
export const declineTitle = (name: string) => `Từ chối ${isolated(name)}`;
export const declineText = 'Chúng tôi báo cho người liên hệ biết hiện giờ tổ chức chưa thể tham gia.';
export const reasonHint = 'Chúng tôi gửi nguyên văn cho người liên hệ.';
export const declined = (name: string) => ({
  title: 'Đã từ chối đơn',
  description: `Chúng tôi đã gửi email cho người liên hệ của ${isolated(name)}.`,
});
export const remove = 'Xóa';
export const removeTitle = (name: string) => `Xóa đơn của ${isolated(name)}?`;
export const removeText =
  'Mọi nội dung trong đơn sẽ mất, cùng với tên, địa chỉ và điện thoại của người liên hệ. Tổ chức đã lập từ đơn này vẫn còn. Không thể hoàn tác.';
export const removing = 'Đang xóa...';
export const notRemoved = 'Chưa xóa được đơn';
export const removed = 'Đã xóa đơn';
export const decidedMeanwhile = 'Có người khác đã quyết định';
