import { isolated } from '../../../text/isolated.ts';

export const messageSubject = (sender: string, subject: string) => `${isolated(sender)}: ${subject}`;
export const messageTitle = (sender: string) => `Có tin nhắn từ ${isolated(sender)}`;
export const subject = 'Tiêu đề';
export const about = 'Về';
export const readAndAnswer = 'Đọc và trả lời';
export const answerOnSite = 'Xin trả lời trên trang web. Không ai đọc thư trả lời gửi đến email này.';
