import { isolated } from '../../../text/isolated.ts';
import { dollars } from '../general/format.ts';
import { countPosts } from './counts.ts';

export const species = 'Loại cá';
export const anySpecies = 'Mọi loại cá';
export const price = 'Giá';
export const anyPrice = 'Mọi mức giá';
export const priceAtMost = 'Giá cao nhất';
export const priceAtMostHint = 'Tính theo pound nếu được, nếu không thì theo giá đã đăng.';
export const upTo = (amount: number) => `Tối đa ${dollars(amount)}`;
export const freshOrFrozen = 'Tươi hoặc đông lạnh';
export const anyPickup = 'Nhận ở đâu cũng được';
export const onlyWithMealsLeft = 'Chỉ phần còn suất ăn để đăng ký nhận';
export const clearAllFilters = 'Xóa mọi bộ lọc';
export const removeTheFilter = 'Bỏ bộ lọc ';
export const quoted = (text: string) => `“${text}”`;
export const withMealsLeft = 'Còn suất ăn';

interface Shown {
  kind: 'catch' | 'pledge';
  count: number;
  /** Whether the list is complete. */
  isWhole: boolean;
  fishermanName: string | false | undefined;
  place: string | undefined;
  sort: 'nearest' | 'price' | undefined;
}

const firstOnes = { newest: 'mới nhất', nearest: 'gần nhất', price: 'rẻ nhất' };

/** "7 mẻ cá của Ada Harbor trong vòng 35 dặm quanh Portland, ME", with only those facts that are known so far. */
export const summary = ({ kind, count, isWhole, fishermanName, place, sort }: Shown) =>
  [
    countPosts(count, kind),
    isWhole || count === 0 ? '' : firstOnes[sort ?? 'newest'],
    fishermanName && `của ${isolated(fishermanName)}`,
    place && `trong vòng 35 dặm quanh ${place}`,
  ]
    .filter(Boolean)
    .join(' ');

export const sortedBy = {
  nearest: 'Gần nhất trước.',
  price:
    'Miễn phí trước, rồi trả tùy khả năng, rồi theo giá mỗi pound nếu tính được, sau cùng là phần còn lại.',
};

export const findingLocation = 'Đang tìm vị trí...';
export const whereToLook = 'Muốn tìm ở đâu?';
export const showWhatIsNear = 'Xem những gì ở gần';
export const useMyLocation = 'Dùng vị trí của tôi';

export const enteringTitle = 'Vào chợ cá';
export const entering = 'Đây là chợ cá địa phương mở cho mọi người, nơi ngư dân bán cá đánh bắt được.';
export const ok = 'OK';
