import { isolated } from '../../../text/isolated.ts';

type Title = (fisherman: string, what: string) => string;

export const titles = {
  price: (fisherman, what) => `Đã giảm giá: ${what} của ${isolated(fisherman)}`,
  'few-left': (fisherman, what) => `Sắp hết: ${what} của ${isolated(fisherman)}`,
  changed: (fisherman, what) => `Có thay đổi: ${what} của ${isolated(fisherman)}`,
  sold: (fisherman, what) => `Đã hết: ${what} của ${isolated(fisherman)}`,
  opens: (fisherman, what) => `Sắp được đăng ký nhận toàn bộ suất ăn (${what}) của ${isolated(fisherman)}`,
  delayed: (fisherman) => `${isolated(fisherman)} cập bến trễ hơn dự định`,
  landed: (fisherman) => `${isolated(fisherman)} đã cập bến`,
  cancelled: (fisherman) => `${isolated(fisherman)} đã hủy một chuyến cập bến`,
} satisfies Record<string, Title>;

export const newLanding = (fisherman: string, what: string) => `${isolated(fisherman)} sắp cập bến: ${what}`;

export const because = {
  fisherman: 'Quý vị đang theo dõi ngư dân này.',
  saved: 'Quý vị đã lưu bài đăng này.',
  landing: 'Quý vị đang theo dõi ngư dân này hoặc đã lưu chuyến cập bến này.',
  meals: 'Tổ chức của quý vị có thể đến lấy các suất ăn này.',
} as const;
export const becauseSearch = (name: string) => `Phù hợp với tìm kiếm đã lưu “${isolated(name)}”.`;

export const reasons = {
  fisherman: 'Bài đăng mới của ngư dân tôi theo dõi',
  search: 'Các tìm kiếm đã lưu của tôi',
  saved: 'Thay đổi của bài đăng tôi đã lưu',
  landing: 'Thay đổi của chuyến cập bến',
  meals: 'Suất ăn mà tổ chức của tôi có thể đến lấy',
} as const;
export const ofSearch = (name: string) => `Tìm kiếm đã lưu: ${name}`;
export const stop = (name: string) => `Ngừng nhận “${isolated(name)}”`;

export const meals = 'Suất ăn';
export const place = 'Nơi';
export const seePost = 'Xem bài đăng';
export const seeLanding = 'Xem chuyến cập bến';
export const window = 'Giờ cập bến';

export const digestTitle = (count: number) => `${count} bài đăng dành cho quý vị hôm nay`;
