/** Names of the kinds of email that people can unsubscribe from. */
export const mailKinds = {
  messages: 'Tin nhắn mới',
  pledges: 'Thông báo về ngư dân, tìm kiếm và bài đăng tôi theo dõi',
  news: 'Tin tức và lời mời',
  claims: 'Tin về suất ăn đã đăng ký nhận: đã lấy, không đến lấy, đã phục vụ',
  ratings: 'Đánh giá mới về tôi với vai trò ngư dân',
  reports: 'Báo cáo vi phạm đang chờ quản trị viên',
  landings: 'Các lần cập bến của tuần trước vào sáng thứ Hai',
} as const;
