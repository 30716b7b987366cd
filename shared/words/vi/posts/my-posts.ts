import { timeLeft } from './time-left.ts';

export const title = 'Bài của tôi';
export const signInFirst = 'Xin đăng nhập để xem bài đăng của mình.';
export const postCatch = 'Đăng mẻ cá';
export const notLoaded = 'Không tải được bài đăng. Xin thử lại.';
export const nothingLost = 'Không mất gì cả.';
export const none = 'Chưa có bài đăng nào';
export const list = 'Bài của tôi';
export const showMore = 'Hiện thêm bài đăng';

export const mealsLeft = (meals: number) => `Còn ${meals}`;
export const likes = (count: number) => `${count} lượt thích`;
export const over = (hours: number) => `Hết hạn: đánh bắt đã hơn ${hours} giờ`;
export const posted = 'Đăng <time>then</time>';
export const kinds = { catch: 'Bán', pledge: 'Hứa tặng' };
export const standings = { available: 'Đang rao', expired: 'Hết hạn', hidden: 'Đã ẩn', sold: 'Đã bán' };
export const whichToShow = 'Muốn xem bài đăng nào';
export const all = 'Tất cả';
export const noneShown = {
  available: 'Không có bài nào đang rao',
  expired: 'Không có bài nào hết hạn',
  hidden: 'Không có bài nào đang ẩn',
  sold: 'Chưa có mẻ cá nào đã bán',
};
export const soldSince = 'Đã bán <time>then</time>';

export const ownersView = 'Bài của tôi';
export const onlyYouSee = 'Đã ẩn: chỉ người đăng thấy trang này.';
export const editKind = { catch: 'Sửa mẻ cá', pledge: 'Sửa phần cá hứa tặng' };
export const edit = 'Sửa';
export const editNamed = (species: string) => `Sửa ${species}`;
export const postAgain = 'Đăng lại';
export const postAgainNamed = (species: string) => `Đăng lại: ${species}`;
export const repeatNamed = (species: string) => `Lặp lại mỗi tuần: ${species}`;
export const markSold = 'Đánh dấu đã bán';
export const markSoldNamed = (species: string) => `Đánh dấu đã bán: ${species}`;
export const offerAgain = 'Chưa bán';
export const offerAgainNamed = (species: string) => `${species} chưa bán`;
export const changeLeft = 'Sửa số lượng còn lại';
export const changeLeftNamed = (species: string) => `Sửa số lượng còn lại: ${species}`;
export const leftTitle = (species: string) => `${species} còn lại bao nhiêu?`;
export const leftLabel = 'Số lượng còn lại';
export const leftHint = 'Từ giờ người mua sẽ thấy số này. Nếu đã hết, hãy đánh dấu đã bán.';
/** @param amount "5 lb" */
export const heldToo = (amount: string) => `Ngoài ra người mua đã giữ ${amount}, không tính vào đây.`;
export const countedLeft = { pound: 'Số pound còn lại', piece: 'Số con còn lại', box: 'Số thùng còn lại' };
/** @param amount "1 lb" */
export const oneLess = (amount: string) => `Bớt ${amount}`;
export const oneMore = (amount: string) => `Thêm ${amount}`;
export const hide = 'Ẩn';
export const hideNamed = (species: string) => `Ẩn ${species}`;
export const hiding = 'Đang ẩn...';
export const show = 'Hiện';
export const showNamed = (species: string) => `Hiện ${species}`;
export const showing = 'Đang hiện...';
export const remove = 'Xóa';
export const removeNamed = (species: string) => `Xóa ${species}`;
export const undo = 'Hoàn tác';
export const more = 'Khác';
export const moreNamed = (species: string) => `Thao tác khác cho ${species}`;
export const stillDeletable = 'Đã hết hạn sửa. Vẫn có thể xóa bài đăng này.';

export const editableFor = (leftMs: number) => `Còn sửa được trong ${timeLeft(leftMs)}`;
