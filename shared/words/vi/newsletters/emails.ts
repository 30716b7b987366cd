/** Emails about newsletters to the people who run the site. */
import { isolated } from '../../../text/isolated.ts';

/** Before the text, for readers of a language in which nobody wrote it. */
export const onlyEnglish = 'Bản tin này bằng tiếng Anh.';

export const held = {
  subject: (title: string) => `Chưa gửi: ${title}`,
  title: 'Một bản tin hẹn giờ đã không được gửi',
  text: (title: string, time: string) =>
    `“${isolated(title)}” được hẹn gửi vào ${time}. Chưa ai nhận được bản tin này.`,
  reasons: {
    noAddress:
      'Trang web chưa có địa chỉ bưu điện, mà bản tin phải ghi địa chỉ này. Hãy điền trong “Cài đặt”, rồi chọn giờ khác.',
    notAllowed: 'Người hẹn giờ không còn điều hành trang web này. Có thể chọn giờ khác, hoặc hủy bản tin.',
  },
  open: 'Mở các bản tin',
} as const;
