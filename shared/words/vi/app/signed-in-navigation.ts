import { isolated } from '../../../text/isolated.ts';

export const findMeals = 'Tìm suất ăn';
export const findMealsShort = 'Suất ăn';
export const postCatch = 'Đăng mẻ cá';
export const post = 'Đăng';
export const myPosts = 'Bài của tôi';
export const myPostsShort = 'Bài của tôi';
export const claims = 'Phiếu nhận';
export const reservations = 'Phiếu giữ chỗ';
export const reservationsShort = 'Giữ chỗ';
export const favorites = 'Yêu thích';
export const messages = 'Tin nhắn';
export const profile = 'Hồ sơ';
export const signOut = 'Đăng xuất';
export const everyday = 'Hằng ngày';
export const yourMenu = 'Menu của tôi';
export const menuOf = (name: string) => `Menu của tôi, ${isolated(name)}`;
/** Hidden text after a number. */
export const unread = 'chưa đọc';
/** Above a form whose session has ended. */
export const signInAgain = 'Xin đăng nhập lại để tiếp tục';
