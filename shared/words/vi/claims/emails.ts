import { isolated } from '../../../text/isolated.ts';
import { mealsWords } from '../posts/figures.ts';

export const meals = 'Suất ăn';
export const fish = 'Cá';
export const pickup = 'Giờ nhận';
export const place = 'Nơi nhận';
export const collector = 'Người đến lấy';
export const fisherman = 'Ngư dân';
export const organization = 'Tổ chức';
export const seeClaim = 'Xem phiếu nhận';
export const seePledge = 'Xem phần cá hứa tặng';
export const reason = 'Lý do:';

interface Facts {
  organizationName: string;
  fishermanName: string;
  meals: number;
  mealsServed?: number;
}

interface Told {
  title: string;
  text: string[];
}

/** By kind of news. */
export const news = {
  claimed: ({ organizationName, meals }: Facts): Told => ({
    title: `${isolated(organizationName)} đăng ký nhận ${mealsWords(meals)} đã hứa tặng`,
    text: [
      'Xin chuẩn bị sẵn các suất ăn vào giờ ghi dưới đây.',
      'Người đến lấy sẽ đưa mã sáu chữ số. Xin nhập mã ở trang phiếu nhận khi giao suất ăn. Không có mạng cũng nhập được.',
      'Nếu không giao được, xin hủy phiếu nhận ở đó và cho biết lý do.',
    ],
  }),
  claimed_for_you: ({ meals }: Facts): Told => ({
    title: `Đã đăng ký nhận ${mealsWords(meals)} cho tổ chức`,
    text: [
      'Phiếu nhận này do phiếu nhận cố định lập. Xin tạo mã ở trang phiếu nhận và mang theo khi đến lấy suất ăn.',
      'Nếu không ai đến được, xin hủy phiếu nhận sớm để tổ chức khác dùng các suất ăn này.',
    ],
  }),
  approved: ({ meals }: Facts): Told => ({
    title: `Phiếu nhận ${mealsWords(meals)} đã được duyệt`,
    text: ['Các suất ăn sẽ có sẵn vào giờ ghi dưới đây. Xin mang theo mã ở trang phiếu nhận.'],
  }),
  reminder: ({ meals }: Facts): Told => ({
    title: `Sắp đến giờ đi lấy ${mealsWords(meals)}`,
    text: [
      'Xin mang theo mã ở trang phiếu nhận. Nếu không ai đến được, xin hủy phiếu nhận ngay để tổ chức khác dùng các suất ăn này.',
    ],
  }),
  cancelled: {
    /** For the other side, by the side that cancelled. */
    organization: ({ organizationName, meals }: Facts): Told => ({
      title: `${isolated(organizationName)} đã hủy phiếu nhận ${mealsWords(meals)}`,
      text: [
        'Sẽ không ai đến lấy. Các suất ăn đã trở lại phần cá hứa tặng, và tổ chức khác có thể đăng ký nhận.',
      ],
    }),
    fisherman: ({ fishermanName, meals }: Facts): Told => ({
      title: `${isolated(fishermanName)} đã hủy phiếu nhận ${mealsWords(meals)}`,
      text: ['Xin đừng đến lấy. Các phần cá hứa tặng khác gần đó có thể còn suất ăn.'],
    }),
    /** For both sides. */
    site: ({ meals }: Facts): Told => ({
      title: `Một phiếu nhận ${mealsWords(meals)} đã bị hủy`,
      text: ['Lần nhận hàng ghi dưới đây sẽ không diễn ra.'],
    }),
  },
  declined: ({ meals }: Facts): Told => ({
    title: `Phiếu nhận ${mealsWords(meals)} không được duyệt`,
    text: ['Xin đừng đến lấy.'],
  }),
  expired: {
    /** For each side. */
    fisherman: ({ organizationName, meals }: Facts): Told => ({
      title: `${isolated(organizationName)} đã không đến lấy ${mealsWords(meals)}`,
      text: [
        'Không ai đến kịp giờ. Các suất ăn đã trở lại phần cá hứa tặng, và tổ chức khác có thể đăng ký nhận.',
      ],
    }),
    organization: ({ meals }: Facts): Told => ({
      title: `Phiếu nhận ${mealsWords(meals)} đã hết hạn`,
      text: ['Không ai đến lấy trong vòng nửa tiếng sau giờ ghi dưới đây.'],
    }),
  },
  no_show: ({ fishermanName, meals }: Facts): Told => ({
    title: `Không ai đến lấy ${mealsWords(meals)}`,
    text: [
      `${isolated(fishermanName)} đã chờ mà không ai đến. Nếu chuyện này xảy ra nhiều lần, người quản lý sẽ phải duyệt trước các phiếu nhận của tổ chức.`,
    ],
  }),
  collected: ({ meals }: Facts): Told => ({
    title: `Tổ chức đã lấy ${mealsWords(meals)}`,
    text: ['Sau khi phục vụ, xin ghi ở trang phiếu nhận đã phục vụ bao nhiêu suất ăn. Ngư dân sẽ được báo.'],
  }),
  served: ({ organizationName, meals, mealsServed = 0 }: Facts): Told => ({
    title: `${mealsWords(mealsServed)} đã hứa tặng nay đã có người ăn`,
    text: [
      `${isolated(organizationName)} đã đến lấy ${mealsWords(meals)} và phục vụ ${mealsServed} suất trong số đó. Xin cảm ơn.`,
    ],
  }),
};

/** For managers of community aid. */
export const waiting = ({ organizationName, meals }: Facts): Told => ({
  title: `Một phiếu nhận của ${isolated(organizationName)} đang chờ duyệt`,
  text: [
    `Sau vài lần không ai đến lấy, phiếu nhận ${mealsWords(meals)} của tổ chức này cần được duyệt. Cá mau hư, nên xin quyết định sớm.`,
  ],
});
export const decide = 'Xét phiếu nhận';
