/** The emails about reservations. */
import { isolated } from '../../../text/isolated.ts';

export const amount = 'Số lượng';
export const toPay = 'Trả khi lấy cá, khoảng';
export const buyer = 'Người giữ chỗ';
export const see = 'Xem phiếu giữ chỗ';

interface Facts {
  buyerName: string;
  fishermanName: string;
  /** Such as "10 lb". */
  amount: string;
  reserved: string;
}

interface Told {
  title: string;
  text: string[];
}

/** By kind of news. */
export const news = {
  requested: ({ buyerName, amount }: Facts): Told => ({
    title: `${isolated(buyerName)} xin giữ chỗ ${amount}`,
    text: [
      'Xin trả lời đồng ý hoặc không trong hai giờ và trước giờ lấy. Sau đó người khác có thể giữ chỗ phần cá này.',
    ],
  }),
  reserved: ({ buyerName, amount }: Facts): Told => ({
    title: `${isolated(buyerName)} đã giữ chỗ ${amount}`,
    text: [
      'Xin chuẩn bị sẵn vào giờ dưới đây. Người đến lấy trả tiền tại chỗ và đưa mã sáu số để nhập trên trang phiếu giữ chỗ. Việc này dùng được cả khi không có mạng.',
      'Nếu không giao được, xin hủy phiếu ở đó và nêu lý do.',
    ],
  }),
  accepted: ({ fishermanName, amount }: Facts): Told => ({
    title: `${isolated(fishermanName)} đã đồng ý giữ ${amount}`,
    text: ['Xin lấy mã trên trang phiếu giữ chỗ và đưa ra khi lấy cá. Quý vị trả tiền cho ngư dân tại đó.'],
  }),
  declined: ({ fishermanName, amount }: Facts): Told => ({
    title: `${isolated(fishermanName)} không giữ được ${amount}`,
    text: ['Xin đừng đến lấy.'],
  }),
  offered: ({ amount }: Facts): Told => ({
    title: `Nay có ${amount} dành cho quý vị`,
    text: [
      'Quý vị là người kế tiếp trong danh sách chờ. Xin trả lời đồng ý trong 30 phút trên trang phiếu giữ chỗ, nếu không cá sẽ dành cho người sau.',
    ],
  }),
  weighed: ({ amount, reserved }: Facts): Told => ({
    title: `Cá cân được ${amount} thay vì ${reserved}`,
    text: [
      'Chênh hơn 10 phần trăm so với phần đã giữ. Quý vị trả theo số lượng thật. Nếu không còn phù hợp, có thể hủy trên trang phiếu giữ chỗ trước khi đi.',
    ],
  }),
  corrected: ({ amount }: Facts): Told => ({
    title: `Cá nay cân được ${amount}`,
    text: [
      'Ngư dân đã sửa lại số cân. Nay chênh không quá 10 phần trăm so với phần đã giữ, nên con số khác đã báo trước đây không còn đúng.',
    ],
  }),
  reminder: ({ amount }: Facts): Told => ({
    title: `Sắp đến giờ lấy ${amount}`,
    text: ['Xin mang mã trên trang phiếu giữ chỗ. Nếu không đến được, xin hủy ngay để người khác lấy cá.'],
  }),
  cancelled: {
    /** For the other side, by the side that cancelled. */
    buyer: ({ buyerName, amount }: Facts): Told => ({
      title: `${isolated(buyerName)} đã hủy phiếu giữ ${amount}`,
      text: ['Sẽ không có ai đến lấy. Người khác có thể giữ chỗ phần cá này.'],
    }),
    fisherman: ({ fishermanName, amount }: Facts): Told => ({
      title: `${isolated(fishermanName)} đã hủy phiếu giữ ${amount} của quý vị`,
      text: ['Xin đừng đến lấy.'],
    }),
    /** For both sides. */
    site: ({ amount }: Facts): Told => ({
      title: `Một phiếu giữ ${amount} đã bị hủy`,
      text: ['Lần lấy cá dưới đây sẽ không diễn ra.'],
    }),
  },
  released: ({ amount }: Facts): Told => ({
    title: `Phiếu giữ ${amount} đã hết hạn`,
    text: ['Không có ai trả lời hoặc đến lấy kịp, nên người khác có thể giữ chỗ phần cá này.'],
  }),
  no_show: ({ fishermanName, amount }: Facts): Told => ({
    title: `Không có ai đến lấy ${amount}`,
    text: [
      `${isolated(fishermanName)} đã chờ mà không có ai đến, nên một lần vắng mặt được tính trong 90 ngày. Với ba lần, mỗi phiếu giữ chỗ đều cần ngư dân đồng ý.`,
      'Nếu không đúng, xin nhờ người kiểm duyệt xóa lần vắng mặt trên trang phiếu giữ chỗ.',
    ],
  }),
  came: ({ fishermanName, amount }: Facts): Told => ({
    title: `Đã xóa lần vắng mặt với ${amount}`,
    text: [
      `${isolated(fishermanName)} nay đã ghi là quý vị có đến. Lúc lấy cá, điện thoại của ngư dân không có kết nối.`,
    ],
  }),
  struck: ({ amount }: Facts): Told => ({
    title: `Đã xóa lần vắng mặt với ${amount}`,
    text: ['Người kiểm duyệt đã xem lần lấy cá dưới đây. Lần này không còn được tính.'],
  }),
  kept: ({ amount }: Facts): Told => ({
    title: `Lần vắng mặt với ${amount} vẫn được tính`,
    text: ['Người kiểm duyệt đã xem lần lấy cá dưới đây. Lần này được tính đến 90 ngày sau.'],
  }),
};
