import { isolated } from '../../../text/isolated.ts';

export const views = {
  requests: 'Yêu cầu lời mời',
  mailings: 'Bản tin',
  letters: 'Tin từ trang liên hệ',
  sample: 'Lời mời mẫu',
} as const;

export const sampleTitle = 'Lời mời mẫu';
export const sampleText = 'Gửi lời mời, có ghi là bản mẫu, đến mọi quản trị viên và người quản lý ngư dân.';
export const sendSample = 'Gửi email mẫu';
export const sendingSample = 'Đang gửi...';
export const sampleSent = 'Đã gửi email mẫu';
export const sampleCount = (count: number) => `Đã gửi ${count} email mẫu.`;
export const sampleFailed = 'Không gửi được email mẫu. Xin thử lại.';
export const sampleUnexpected = 'Có lỗi bất ngờ khi gửi email mẫu.';
export const notSentTo = 'Không gửi được đến';
export const notSent = (email: string, reason: string) => `${email}: ${reason}`;

export const noContactMessages = 'Không có tin nào từ trang liên hệ trong 30 ngày qua.';
export const contactMessagesNotLoaded = 'Không tải được các tin. Xin thử lại.';
export const moreNotLoaded = 'Không tải được thêm tin. Xin thử lại.';
export const contactMessagesText =
  'Các tin này đến từ trang liên hệ trong 30 ngày qua. Chúng cũng được gửi vào hộp thư của trang web, trong giới hạn mỗi ngày.';
export const written = 'Đã viết';
export const answerByMail = (name: string) => `Trả lời ${isolated(name)} qua email`;
