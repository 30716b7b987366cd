export const titles = { admin: 'Bảng quản trị', manager: 'Bảng quản lý' } as const;
/** Shown until the person's role is known. */
export const dashboard = 'Bảng điều khiển';
export const parts = 'Các phần của bảng điều khiển';
export const waiting = 'đang chờ';
export const roles = 'Vai trò';
export const users = 'Người dùng';
export const reports = 'Báo cáo vi phạm';
export const appeals = 'Khiếu nại bỏ hẹn';
export const licenses = 'Giấy phép';
export const posts = 'Bài đăng';
export const overview = 'Tổng quan';
export const emailTools = 'Công cụ email';
export const facebookTools = 'Công cụ Facebook';
export const settings = 'Cài đặt';
export const communityAid = 'Cứu trợ cộng đồng';
export const audit = 'Nhật ký quản trị';
export const accessDenied = {
  title: 'Không được phép vào',
  description: 'Không có quyền xem trang này',
};
/** Cards of the profile page. */
export const cards = {
  admin: { title: 'Bảng quản trị', text: 'Quản lý người dùng, vai trò và cài đặt hệ thống' },
  fishermanManager: {
    title: 'Bảng quản lý ngư dân',
    text: 'Xét các yêu cầu lời mời của ngư dân',
  },
  communityAid: {
    title: 'Bảng cứu trợ cộng đồng',
    text: 'Xét đơn và quản lý các tổ chức',
  },
} as const;
