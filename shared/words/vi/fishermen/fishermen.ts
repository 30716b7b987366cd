import { isolated } from '../../../text/isolated.ts';

export const titles = { community: 'Ngư dân cộng đồng', consumer: 'Ngư dân địa phương' } as const;
/** The directory's description in search results. */
export const leads = {
  community:
    'Làm quen với các ngư dân hứa tặng suất ăn cho gia đình khó khăn. Xem họ cập bến ở đâu và đã tặng bao nhiêu suất ăn.',
  consumer:
    'Tìm ngư dân địa phương ở gần. Xem hôm nay họ bán gì, cập bến ở đâu và người mua đánh giá ra sao.',
} as const;
export const fishermen = 'Ngư dân';

export const location = 'Vị trí';
export const within = 'Trong vòng 35 dặm quanh <place>place</place>';
export const placeUnknown = (name: string) => `: không biết “${isolated(name)}” ở đâu.`;
export const showNearby = 'Xem quanh đây';
export const findingLocation = 'Đang tìm vị trí...';
export const useMyLocation = 'Dùng vị trí của tôi';
export const clearLocation = 'Xóa vị trí';

export const filters = 'Bộ lọc';
export const nameSearch = 'Tên';
export const onlyPro = 'Chỉ ngư dân Pro';
export const noneFound = 'Không có ngư dân nào khớp';
export const clearFilters = 'Xóa mọi bộ lọc';

export const databaseError = (reason: string) => `Lỗi cơ sở dữ liệu: ${reason}`;
export const unexpectedError = (reason: string) => `Lỗi bất ngờ: ${reason}`;
const counted = (count: number) => (count === 0 ? 'Không có ngư dân nào' : `${count} ngư dân`);
/** Counts the entries loaded so far. */
export function summary(count: number, hasMore: boolean, isNear: boolean): string {
  if (hasMore && count > 0) return `${counted(count)} đầu tiên`;
  return isNear && count > 1 ? `${counted(count)}, gần nhất trước` : counted(count);
}
export const noneNear = 'Không tìm thấy ngư dân nào trong vòng 35 dặm';
export const nonePledged = 'Chưa có ngư dân nào hứa tặng cá';
export const none = 'Không có ngư dân nào';
export const showAll = 'Hiện mọi ngư dân';
export const pledgeGuide = 'Phần cá hứa tặng là gì';
export const join = 'Tham gia với vai trò ngư dân';

export const profile = 'Hồ sơ';
export const catches = 'Mẻ cá';
export const viewPledges = (count: number) => `Xem phần cá hứa tặng (${count})`;
export const contactFisherman = 'Liên lạc ngư dân';

export const profileNotFound = 'Không tìm thấy hồ sơ ngư dân';
export const lookingFor = (id: string) => `Đang tìm ID: ${id}`;
export const browseFishermen = 'Xem các ngư dân';
export const lookForPosts = 'Tìm các bài đăng của họ';
export const profileNotLoaded = 'Không tải được hồ sơ. Xin thử lại.';
export const back = 'Quay lại';
export const backToFishermen = 'Về danh sách ngư dân';
export const backToMarketplace = 'Về chợ cá';
export const seeCatches = 'Xem các mẻ cá';
export const proFisherman = 'Ngư dân Pro';
export const fisherman = 'Ngư dân';
export const licenseChecked = 'Đã kiểm tra giấy phép';
export const licenseCheckedMeans =
  'Quản lý của trang đã so một giấy phép đánh bắt với bản giấy hoặc sổ đăng ký của tiểu bang. Đây không phải là chứng nhận.';
export const joined = 'Tham gia từ <time>month</time>';
export const catchesPosted = (_count: number) => 'Mẻ cá đã đăng';
export const mealsClaimed = (_count: number) => 'Suất ăn đã đăng ký nhận';
export const mealsServed = (_count: number) => 'Suất ăn đã phục vụ';
export const mealsPledged = (_count: number) => 'Suất ăn hứa tặng';
export const pledges = (_count: number) => 'Phần cá hứa tặng';
export const newestCatches = 'Mẻ cá mới nhất';
export const allCatches = 'Tất cả mẻ cá';
export const newestPledges = 'Phần cá hứa tặng mới nhất';
export const allPledges = 'Tất cả phần cá hứa tặng';

export const proBenefits = 'Quyền lợi Pro';
export const hasPro = (name: string) => `${isolated(name)} là ngư dân Pro và có:`;
export const benefits = [
  'Huy hiệu Pro trên mỗi bài đăng Pro và trong danh sách ngư dân',
  'Hồ sơ mà người mua mở được ngay từ danh sách',
  'Bài đăng bán giá cố định',
];
export const averageRating = 'Đánh giá trung bình';
