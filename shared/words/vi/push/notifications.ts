/** Notifications as they show on a locked screen, where anybody may read them: without names and texts. */
export const news = {
  fisherman: 'Có tin mới về ngư dân đang theo dõi',
  search: 'Có tin mới cho mục tìm kiếm đã lưu',
  saved: 'Bài đăng đã lưu có thay đổi',
  landing: 'Chuyến cập bến đang theo dõi có thay đổi',
  meals: 'Có suất ăn mới cho tổ chức của quý vị',
  digest: 'Đã có tin tức trong ngày',
} as const;
