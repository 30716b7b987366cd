/** Emails to reported and suspended people, and to administrators. */
import { PRODUCT_NAME } from '../../../flavours.ts';

/** Informs a reported person about an administrator's action, but never about who reported them. */
export const moderation = {
  warn: {
    subject: `Cảnh cáo về tài khoản ${PRODUCT_NAME}`,
    title: 'Cảnh cáo',
    body: [
      'Có người báo cáo một nội dung do tài khoản này viết hoặc đăng. Chúng tôi đã xem xét, và nội dung đó vi phạm quy định.',
      'Xin tuân theo điều khoản sử dụng. Nếu tái phạm, chúng tôi có thể tạm khóa tài khoản.',
    ],
  },
  hide_post: {
    subject: `Một bài đăng trên ${PRODUCT_NAME} đã bị ẩn`,
    title: 'Một bài đăng đã bị ẩn',
    body: ['Chúng tôi đã ẩn một bài đăng của tài khoản này. Vẫn xem được bài trong “Bài của tôi”.'],
  },
  show_post: {
    subject: `Một bài đăng trên ${PRODUCT_NAME} có thể hiện lại`,
    title: 'Có thể hiện lại bài đăng',
    body: ['Trước đây chúng tôi đã ẩn một bài đăng. Giờ có thể cho bài hiện lại trong “Bài của tôi”.'],
  },
};
/** Identifies a post among those of the same fisherman. */
export const whichPost = (species: string, day: string) => `Bài đăng: ${species}, ${day}.`;
export const seriesEnded =
  'Bài này thuộc một loạt lặp lại. Loạt đó đã ngừng: những gì đã đăng vẫn giữ, sẽ không có bài mới.';
export const moderationOfRating = {
  hide_post: {
    subject: `Nhận xét trên ${PRODUCT_NAME} đã bị ẩn`,
    title: 'Nhận xét đã bị ẩn',
    body: ['Sau một báo cáo vi phạm, chúng tôi đã ẩn phần chữ của một đánh giá. Số sao vẫn được tính.'],
  },
  show_post: {
    subject: `Nhận xét trên ${PRODUCT_NAME} đã hiện lại`,
    title: 'Nhận xét đã hiện lại',
    body: ['Sau một báo cáo vi phạm, chúng tôi đã ẩn phần chữ của một đánh giá. Nay phần chữ đã hiện lại.'],
  },
};
/** The same texts for every cause of a suspension. */
export const suspension = {
  suspended: {
    subject: `Tài khoản ${PRODUCT_NAME} bị tạm khóa`,
    title: 'Tài khoản bị tạm khóa',
    body: ['Hiện không thể đăng, sửa hay gửi bất cứ gì, và những gì đã đăng không còn hiện.'],
  },
  released: {
    subject: `Tài khoản ${PRODUCT_NAME} không còn bị tạm khóa`,
    title: 'Đã hết tạm khóa',
    body: ['Có thể đăng và viết trở lại, và những gì đã đăng được hiện lại.'],
  },
};
export const suspendedUntil = (day: string) => `Việc tạm khóa tự hết vào ${day}.`;
export const suspendedForGood = 'Việc tạm khóa kéo dài cho đến khi một quản trị viên mở khóa.';
export const ifWrong = (mailbox: string) => `Nếu thấy điều này không đúng, xin viết thư đến ${mailbox}.`;

/** For administrators, about one urgent report. */
export const urgent = {
  subject: (type: string) => `Báo cáo vi phạm khẩn: ${type}`,
  about: {
    rating: 'Có người báo cáo một đánh giá. Người đó mô tả:',
    message: 'Có người báo cáo một tin nhắn. Người đó mô tả:',
    catch: 'Có người báo cáo một mẻ cá. Người đó mô tả:',
    pledge: 'Có người báo cáo một phần cá hứa tặng. Người đó mô tả:',
    landing: 'Có người báo cáo một chuyến cập bến. Người đó mô tả:',
    person: 'Có người báo cáo một người. Người đó mô tả:',
  },
  open: 'Mở báo cáo',
};
/** For administrators, once a day. */
export const digest = {
  title: (found: string) => `Báo cáo vi phạm chờ quyết định: ${found}`,
  text: 'Từ hôm qua có báo cáo vi phạm mới. Xin xem trong bảng điều khiển.',
  open: 'Mở các báo cáo',
};
