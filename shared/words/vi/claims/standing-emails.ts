import { isolated } from '../../../text/isolated.ts';
import { mealsWords } from '../posts/figures.ts';

interface Facts {
  organizationName: string;
  fishermanName: string;
  meals: number;
  fish: string;
}

interface Told {
  title: string;
  text: string[];
}

export const asked = ({ organizationName, meals, fish }: Facts): Told => ({
  title: `${isolated(organizationName)} xin phiếu nhận cố định`,
  text: [
    `Tổ chức xin ${mealsWords(meals)} ${isolated(fish)} từ mỗi phần cá hứa tặng lặp lại.`,
    'Chỉ cần chấp nhận một lần, các suất ăn được đăng ký nhận mỗi khi một phần được đăng. Có thể ngừng bất cứ lúc nào.',
    'Xin chấp nhận hoặc từ chối ở trang Bài của tôi.',
  ],
});
export const accepted = ({ fishermanName, meals, fish }: Facts): Told => ({
  title: `${isolated(fishermanName)} đã chấp nhận phiếu nhận cố định`,
  text: [
    `Chúng tôi đăng ký nhận ${mealsWords(meals)} ${isolated(fish)} cho tổ chức mỗi khi một phần cá hứa tặng được đăng, trước ngày giao ba ngày. Chúng tôi gửi email cho mỗi phiếu nhận.`,
    'Các quy định về phiếu nhận vẫn áp dụng mỗi lần. Nếu không đăng ký được, chúng tôi gửi email cho biết lý do.',
  ],
});
export const declined = ({ fishermanName, meals, fish }: Facts): Told => ({
  title: `${isolated(fishermanName)} đã từ chối phiếu nhận cố định`,
  text: [
    `Phiếu này xin ${mealsWords(meals)} ${isolated(fish)} mỗi lần. Tổ chức vẫn có thể đăng ký nhận suất ăn của từng phần cá hứa tặng.`,
  ],
});
export const ended = {
  organization: ({ organizationName, meals, fish }: Facts): Told => ({
    title: `${isolated(organizationName)} đã ngừng phiếu nhận cố định`,
    text: [`Phiếu này là ${mealsWords(meals)} ${isolated(fish)} mỗi lần. Các phiếu nhận đã lập vẫn giữ.`],
  }),
  fisherman: ({ fishermanName, meals, fish }: Facts): Told => ({
    title: `${isolated(fishermanName)} đã ngừng phiếu nhận cố định của tổ chức`,
    text: [`Phiếu này là ${mealsWords(meals)} ${isolated(fish)} mỗi lần. Các phiếu nhận đã lập vẫn giữ.`],
  }),
};
export const seriesEnded = ({ fishermanName, meals, fish }: Facts): Told => ({
  title: 'Phiếu nhận cố định đã kết thúc',
  text: [
    `Các phần cá hứa tặng của ${isolated(fishermanName)} không lặp lại nữa. Phiếu nhận cố định là ${mealsWords(meals)} ${isolated(fish)} mỗi lần.`,
    'Các phiếu nhận đã lập vẫn giữ.',
  ],
});
export const leftOut = ({ fishermanName, meals, fish }: Facts): Told => ({
  title: 'Lần này phiếu nhận cố định không có suất ăn',
  text: [
    `${isolated(fishermanName)} có một phần cá hứa tặng mới: ${isolated(fish)}. Chúng tôi không đăng ký được ${mealsWords(meals)} của phần này cho tổ chức. Phần sau không bị ảnh hưởng.`,
  ],
});
export const why = {
  mealsLeft: 'Số suất ăn còn lại quá ít.',
  tooManyOpen:
    'Tổ chức có quá nhiều phiếu nhận đang mở. Xin đến lấy hoặc hủy một phiếu, rồi tự đăng ký nhận các suất ăn.',
  overCapacity: 'Tổ chức sẽ đăng ký trong một ngày nhiều hơn số phục vụ trong một tuần.',
  overShare:
    'Khi phần cá hứa tặng còn mới, mỗi tổ chức chỉ được nhận một phần. Xin tự đăng ký nhận các suất ăn muộn hơn một chút.',
  paused: 'Tổ chức đang bị tạm ngưng.',
  unavailable: 'Phần cá hứa tặng này không mở cho tổ chức.',
};
export const seePosts = 'Mở trang Bài của tôi';
export const seeClaims = 'Xem các phiếu nhận';
export const seePledge = 'Xem phần cá hứa tặng';
