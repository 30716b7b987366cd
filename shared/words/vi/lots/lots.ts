/** The way of a post's fish: a public page with a code. */
import { isolated } from '../../../text/isolated.ts';

export const title = (fish: string) => `Hành trình của cá này: ${isolated(fish)}`;
export const link = 'Hành trình của cá này';
export const lead =
  'Từ lúc đánh bắt đến bữa ăn, theo sổ của Creel. Thời gian chỉ ghi đến giờ. Chỉ nêu tên ngư dân, và không chứng nhận điều gì.';
export const steps = {
  caught: 'Đánh bắt',
  iced: 'Ướp đá',
  posted: 'Đăng bài',
  added: 'Thêm số lượng',
  withdrawn: 'Rút bớt',
  held: 'Giữ cho người nhận',
  returned: 'Lại dành cho người khác',
  sold: 'Bán tại bến',
  collected: 'Đã nhận',
  served: 'Đã phục vụ',
};
export const fisherman = 'Ngư dân';
export const town = 'Thị trấn';
export const way = 'Hành trình';
export const qr = 'Quét mã này để mở trang này';
export const notFound = 'Không tìm thấy lô cá';
export const notFoundLead = 'Bài đăng này có thể đã bị ẩn hoặc bị xóa.';
export const notLoaded = 'Không tải được hành trình của cá này. Hãy thử lại.';
export const seeMarketplace = 'Đến chợ cá';
/** For search engines and social networks. */
export const description = (fish: string, name: string) =>
  `Hành trình của ${isolated(fish)} từ ${isolated(name)}, từng bước theo giờ: đánh bắt, đăng bài, giữ, nhận.`;
export const seePost = 'Xem bài đăng';
