import { isolated } from '../../../text/isolated.ts';

export const pageTitle = 'Xin lời mời';
export const lead =
  'Xin cho biết quý vị là ai và vì sao muốn tham gia. Có người đọc từng yêu cầu và trả lời qua email.';
export const emailHint = 'Chúng tôi trả lời đến địa chỉ này. Xin dùng địa chỉ này để tạo tài khoản.';
export const reason = 'Vì sao muốn tham gia';
export const reasonHint = 'Xin cho biết đánh bắt, nấu hay phát món gì, và ở đâu.';
export const send = 'Xin lời mời';
export const sent = 'Yêu cầu đang được gửi đi.';
export const sentText = 'Chúng tôi sẽ trả lời qua email. Xin xem cả thư mục thư rác.';
export const backHome = 'Về trang chủ';

export const answer = 'Trả lời';

/** In the dashboard. */
export const state = 'Những yêu cầu nào';
export const states = { open: 'Đang chờ', approved: 'Đã duyệt', declined: 'Đã từ chối' } as const;
export const none = {
  open: 'Không có yêu cầu nào cần xét.',
  approved: 'Chưa có yêu cầu nào được duyệt.',
  declined: 'Chưa có yêu cầu nào bị từ chối.',
} as const;
export const notLoaded = 'Không tải được các yêu cầu.';
export const moreNotLoaded = 'Không tải thêm được yêu cầu.';
export const asked = 'Đã xin';
export const answered = (name: string, date: string) => `${isolated(name)} đã trả lời, ${date}`;
export const decided = (name: string, date: string) => `${isolated(name)} đã quyết định, ${date}.`;

export const approve = 'Duyệt';
export const approveOf = (name: string) => `Duyệt ${isolated(name)}`;
export const approveTitle = (name: string) => `Mời ${isolated(name)}?`;
export const approveText = (email: string) =>
  `Liên kết tạo tài khoản sẽ được gửi đến ${email}. Việc này không thể hoàn tác.`;
export const approving = 'Đang duyệt...';
export const approved = (name: string) => ({
  title: 'Đã duyệt yêu cầu',
  description: `Đã gửi email mời ${isolated(name)}.`,
});
export const declineOf = (name: string) => `Từ chối ${isolated(name)}`;
export const declineTitle = (name: string) => `Từ chối ${isolated(name)}`;
export const declineText = 'Người này sẽ được báo là hiện chưa thể mời.';
export const declineHint = 'Lý do được gửi cho người này đúng như đã viết.';
export const declined = (name: string) => ({
  title: 'Đã từ chối yêu cầu',
  description: `Đã viết thư cho ${isolated(name)}.`,
});
export const writeBack = 'Trả lời';
export const writeBackTo = (name: string) => `Trả lời ${isolated(name)}`;
export const answerText = (email: string) =>
  `Thư này được gửi qua email đến ${email}. Thư hồi âm sẽ đến hộp thư của trang web.`;
export const sendAnswer = 'Gửi trả lời';
export const answerSent = (name: string) => ({
  title: 'Đã gửi trả lời',
  description: `${isolated(name)} sẽ nhận qua email.`,
});
