import { isolated } from '../../../text/isolated.ts';
import { number } from '../general/format.ts';

export const saveSearch = 'Lưu tìm kiếm này';
export const saveWhenEmpty = 'Hãy lưu tìm kiếm này để được báo khi có bài phù hợp.';
export const signInToSave = 'Đăng nhập để lưu tìm kiếm này';
export const searchFor = 'Tìm kiếm này gồm';

export const kinds = { catch: 'Mẻ cá', pledge: 'Phần cá hứa tặng', landing: 'Chuyến cập bến' } as const;
export const upTo = (price: string) => `Tối đa ${price}`;
export const withoutPrice = 'Miễn phí hoặc trả tùy khả năng';
export const conditions = { fresh: 'Tươi', frozen: 'Đông lạnh' } as const;
export const within = (miles: number, place: string) =>
  `Trong vòng ${number(miles)} dặm quanh ${isolated(place)}`;
export const myLocation = 'vị trí của tôi';
export const nameOf = ({ what, text, place }: { what: string; text?: string; place?: string }) =>
  [what, text && `“${text}”`, place && `gần ${place}`].filter(Boolean).join(' ');

export const name = 'Tên';
export const level = 'Báo cho tôi';
export const priceAtMost = 'Giá cao nhất';
export const priceHint =
  'Tính bằng đô la. Để trống nếu giá nào cũng được. Mẻ cá miễn phí hoặc trả tùy khả năng cũng được tính.';
export const unit = 'Giá tính theo';
export const anyUnit = 'Bất kỳ';
export const condition = 'Tình trạng';
export const anyCondition = 'Cả hai';
export const radius = 'Bán kính (dặm)';

export const save = 'Lưu tìm kiếm';
export const saved = 'Đã lưu tìm kiếm';
export const savedText = {
  now: 'Sẽ có thông báo ngay khi có bài mới phù hợp.',
  daily: 'Mỗi ngày sẽ có một thông báo về các bài mới phù hợp.',
  never: 'Sẽ không có thông báo. Tìm kiếm nằm trong mục yêu thích.',
} as const;
export const seeSearches = 'Xem tìm kiếm';

export const list = 'Tìm kiếm đã lưu';
export const notLoaded = 'Không tải được các tìm kiếm đã lưu. Xin thử lại.';
export const none = 'Chưa có tìm kiếm nào được lưu.';
export const noneLead = 'Hãy tìm một loại cá hoặc một nơi, rồi bấm “Lưu tìm kiếm này”.';
export const browse = { catch: 'Xem chợ cá', pledge: 'Xem phần cá hứa tặng' } as const;
export const count = (searches: number, max: number) =>
  `${number(searches)} trên ${number(max)} tìm kiếm đã lưu`;
export const showPosts = 'Xem bài đăng';
export const edit = 'Sửa';
export const editTitle = 'Sửa tìm kiếm đã lưu';
export const changed = 'Đã đổi tìm kiếm';
export const remove = 'Xóa';
export const removeTitle = (search: string) => `Xóa “${search}”?`;
export const removeText = 'Sẽ không còn thông báo về tìm kiếm này.';
export const removing = 'Đang xóa...';
export const removed = 'Đã xóa tìm kiếm';
export const notRemoved = 'Không xóa được tìm kiếm';
export const ofSearch = (action: string, search: string) => `${action}: ${isolated(search)}`;
