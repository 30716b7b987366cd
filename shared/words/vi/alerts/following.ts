export const following = 'Mục đang theo dõi';
export const tabs = {
  fishermen: 'Ngư dân',
  searches: 'Tìm kiếm',
  posts: 'Bài đăng',
  meals: 'Suất ăn',
} as const;
export const alertSettings = 'Cài đặt thông báo';
