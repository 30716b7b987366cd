export const signedOut = { title: 'Đã đăng xuất', description: 'Việc đăng xuất đã hoàn tất.' };
/** In the navigation bar. */
export const failed = {
  title: 'Lỗi',
  description: 'Không đăng xuất được. Xin thử lại.',
};
/** Elsewhere, with the reason below it. */
export const error = 'Lỗi khi đăng xuất';
