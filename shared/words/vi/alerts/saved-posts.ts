import { isolated } from '../../../text/isolated.ts';

export const savePost = 'Lưu bài đăng';
export const savePostOf = (post: string, fisherman?: string) =>
  fisherman === undefined ? `${savePost}: ${post}` : `${savePost}: ${post} của ${isolated(fisherman)}`;
export const signInToSave = 'Đăng nhập để lưu bài đăng này';
export const saved = 'Đã lưu bài đăng';
export const savedText = {
  catch: 'Sẽ có thông báo khi bài thay đổi, khi còn ít và khi đã bán hết.',
  pledge: 'Sẽ có thông báo khi bài thay đổi, khi còn ít suất ăn và khi tất cả đã được đăng ký nhận.',
  landing: 'Sẽ có thông báo khi chuyến cập bến thay đổi, bị trễ hoặc bị hủy, và khi tàu đã về.',
};
export const removed = 'Đã bỏ lưu bài đăng';
export const notSaved = 'Không lưu được bài đăng';
export const notRemoved = 'Không bỏ lưu được bài đăng';

export const list = 'Bài đăng đã lưu';
export const notLoaded = 'Không tải được các bài đăng đã lưu. Xin thử lại.';
export const moreNotLoaded = 'Không tải thêm được bài đăng đã lưu. Xin thử lại.';
export const none = 'Chưa có bài đăng nào được lưu.';
export const noneLead = 'Hãy mở một bài đăng rồi bấm “Lưu bài đăng” để được báo khi bài thay đổi.';
export const gone = 'Một bài đăng không còn trên trang';
export const sold = 'Đã bán';
