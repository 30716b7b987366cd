import { isolated } from '../../../text/isolated.ts';

export const appeals = 'Khiếu nại về các lần vắng mặt';
export const notLoaded = 'Không tải được các khiếu nại.';
export const moreNotLoaded = 'Không tải được thêm khiếu nại.';
export const none = 'Không có khiếu nại nào cần xét.';
export const lead =
  'Có ba lần vắng mặt trong 90 ngày thì người mua chỉ có thể gửi yêu cầu. Nếu chưa chắc, xin nói chuyện với cả hai bên.';
export const asked = 'Gửi';
export const fish = 'Cá';
export const amountOf = (amount: string, species: string) => `${amount} ${isolated(species)}`;
export const strike = 'Xóa lần vắng mặt';
export const strikeNamed = (name: string) => `Xóa lần vắng mặt của ${isolated(name)}`;
export const keep = 'Giữ nguyên lần vắng mặt';
export const keepNamed = (name: string) => `Giữ nguyên lần vắng mặt của ${isolated(name)}`;
export const consequence = {
  strike: 'Lần vắng mặt này không còn được tính. Phiếu giữ chỗ vẫn như lúc kết thúc.',
  keep: 'Lần vắng mặt này được tính đến 90 ngày sau giờ hẹn bị lỡ.',
};
export const reason = 'Lý do';
export const reasonHint = 'Lý do được gửi cho người mua đúng như đã viết, và cũng được lưu trong nhật ký.';
export const decided = { strike: 'Đã xóa lần vắng mặt', keep: 'Đã giữ nguyên lần vắng mặt' };
export const decidedMeanwhile = 'Việc này đã được quyết định';
