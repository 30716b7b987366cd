import { isolated } from '../../../text/isolated.ts';
import { mealsWords } from '../posts/figures.ts';

export const title = 'Áp phích';
export const printPoster = 'In áp phích';
export const lead = 'In trang này rồi treo lên. Ai cũng có thể quét mã bằng điện thoại để xem trang này.';
export const places = { dock: 'Bến cá', shop: 'Cửa hàng', pantry: 'Phòng phát thực phẩm' };
export const whereLabel = 'Sẽ treo ở đâu';
export const print = 'In hoặc lưu thành PDF';
export const printHint =
  'Vừa một trang A4 hoặc Letter. Muốn lưu PDF, hãy chọn “Lưu dưới dạng PDF” (Save as PDF) trong cửa sổ in.';

export type PosterPlace = keyof typeof places;

/** The headline, and the text next to the code. */
export const ofFisherman: Record<PosterPlace, (name: string) => [headline: string, invitation: string]> = {
  dock: (name) => ['Cá tươi mới lên bến', `Quét mã để xem hôm nay ${name} có gì, và để nhắn tin.`],
  shop: (name) => ['Cá này biết rõ ai đánh bắt', `Quét mã để xem ${name} đánh bắt gì, và khi nào.`],
  pantry: (name) => [
    'Suất ăn từ ghe địa phương',
    `Quét mã để xem các suất ăn ${name} hứa tặng các gia đình khó khăn.`,
  ],
};
export const ofOrganization: typeof ofFisherman = {
  dock: (name) => [
    'Mẻ cá này có thể nuôi nhiều gia đình',
    `Quét mã để xem ${name} đã đăng ký nhận và phục vụ bao nhiêu suất ăn hứa tặng.`,
  ],
  shop: (name) => [
    'Cá địa phương nuôi các gia đình ở đây',
    `Quét mã để xem ${name} đã đăng ký nhận và phục vụ bao nhiêu suất ăn hứa tặng.`,
  ],
  pantry: (name) => [
    'Cá từ ngư dân địa phương',
    `Quét mã để xem ${name} đã đăng ký nhận và phục vụ bao nhiêu suất ăn hứa tặng.`,
  ],
};
export const pledged = (meals: number) => `Đến nay đã hứa tặng ${mealsWords(meals)}`;
export const served = (meals: number) => `Đến nay đã phục vụ ${mealsWords(meals)}`;
export const nextLanding = (when: string, harbour: string) =>
  `Chuyến cập bến tới: ${when}, ${isolated(harbour)}`;
export const code = (address: string) => `Mã QR dẫn đến ${address}`;

export const back = { fisherman: 'Quay lại hồ sơ', organization: 'Quay lại tổ chức' };
export const notFound = {
  fisherman: 'Không tìm thấy hồ sơ ngư dân',
  organization: 'Không tìm thấy tổ chức',
};
export const notLoaded = 'Không tải được áp phích. Xin thử lại.';
