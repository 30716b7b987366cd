import { isolated } from '../../../text/isolated.ts';

export const alerts = 'Thông báo';
export const signInToSee = 'Xin đăng nhập để xem thông báo.';
export const notLoaded = 'Không tải được thông báo. Xin thử lại.';
export const moreNotLoaded = 'Không tải được các thông báo trước đó. Xin thử lại.';
export const lead = 'Các bài đăng đã được báo trong 90 ngày qua.';
export const isNew = 'Mới';
export const none = 'Chưa có thông báo nào';
export const noneLead =
  'Hãy theo dõi một ngư dân, hoặc lưu một tìm kiếm hay một bài đăng, để được báo tại đây và qua email khi có tin mới.';
export const browseFishermen = 'Xem ngư dân';
export const titleOf = (event: string, post: string) => `${event}: ${post}`;
export const news = {
  catch: 'Mẻ cá mới',
  pledge: 'Phần cá hứa tặng mới',
  landing: 'Chuyến cập bến mới',
} as const;
export const events = {
  price: 'Giảm giá',
  'few-left': 'Còn ít',
  changed: 'Có thay đổi',
  sold: 'Đã hết',
  opens: 'Sắp mở cho mọi tổ chức',
  delayed: 'Đến trễ hơn',
  landed: 'Đã cập bến',
  cancelled: 'Đã hủy',
} as const;
export const reasons = {
  fisherman: (name: string) => `Đang theo dõi ${isolated(name)}`,
  search: (name: string) => `Tìm kiếm “${name}”`,
  saved: 'Bài đăng đã lưu',
  landing: (name: string) => `Đang theo dõi ${isolated(name)}`,
  meals: 'Suất ăn cho tổ chức',
} as const;
export const aFisherman = 'ngư dân này';
export const gone = {
  catch: 'Một mẻ cá',
  pledge: 'Một phần cá hứa tặng',
  landing: 'Một chuyến cập bến',
} as const;
export const goneNote = 'Không còn trên trang';
