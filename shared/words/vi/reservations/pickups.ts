import { isolated } from '../../../text/isolated.ts';
import { dateTime, number } from '../general/format.ts';

export const reservations = 'Phiếu giữ chỗ';
export const reservationsOf = (species: string) => `Phiếu giữ chỗ: ${species}`;
export const notLoaded = 'Không tải được các phiếu giữ chỗ.';
export const none = 'Chưa có ai giữ chỗ.';
export const showMore = 'Xem thêm phiếu giữ chỗ';
export const past = (count: number) => `${number(count)} phiếu giữ chỗ đã xong`;
export const amountFor = (amount: string, name: string) => `${amount} · ${isolated(name)}`;
export const reservedBy = (name: string) => `Người giữ chỗ: ${isolated(name)}`;
/** @param price "khoảng $12.50" */
export const toPayIs = (price: string) => `Phải trả: ${price}`;
export const reservedWas = (amount: string) => `Đã giữ: ${amount}`;
export const mayCancelFreely = 'Người mua đã được báo và có thể hủy.';
export const cancelledBy = { buyer: 'Người mua đã hủy.', fisherman: 'Đã hủy từ phía ngư dân.', site: '' };
export const appeals = {
  open: 'Người mua đã nhờ người kiểm duyệt xóa lần vắng mặt.',
  struck: 'Người kiểm duyệt đã xóa lần vắng mặt.',
  kept: 'Người kiểm duyệt giữ nguyên lần vắng mặt.',
};
export const message = 'Nhắn tin';

export const replyWithin = (left: string) => `Xin trả lời trong ${left}`;
export const buyerRepliesWithin = (left: string) =>
  `Phần cá này nay dành cho một người trong danh sách chờ. Người đó còn ${left} để trả lời.`;
export const marks = (count: number, days: number) =>
  `Bỏ hẹn ${number(count)} lần trong ${number(days)} ngày qua`;
export const yes = 'Đồng ý';
export const yesNamed = (request: string) => `Đồng ý: ${request}`;
export const no = 'Từ chối';
export const noNamed = (request: string) => `Từ chối: ${request}`;
export const replying = 'Đang gửi...';
export const noTitle = 'Từ chối yêu cầu này?';
export const noText = 'Người khác sẽ có thể giữ chỗ phần cá này. Người mua sẽ được báo.';
export const replied = {
  yes: { title: 'Đã đồng ý', description: 'Người mua đã được báo.' },
  no: { title: 'Đã từ chối', description: 'Người khác có thể giữ chỗ phần cá này.' },
};
export const notReplied = 'Chưa gửi được câu trả lời';

export const weigh = { pound: 'Nhập số cân', piece: 'Nhập số con', box: 'Nhập số thùng' };
export const weighNamed = {
  pound: (name: string) => `Nhập số cân cho ${isolated(name)}`,
  piece: (name: string) => `Nhập số con cho ${isolated(name)}`,
  box: (name: string) => `Nhập số thùng cho ${isolated(name)}`,
};
export const weighTitle = (name: string) => `Cá cho ${isolated(name)}`;
export const weighed = { pound: 'Số pound', piece: 'Số con', box: 'Số thùng' };
export const weighedHint = {
  pound: 'Như trên cân, chẳng hạn 5.4',
  piece: 'Như đã đếm',
  box: 'Như đã đếm',
};
export const before = 'Trước';
export const after = 'Bây giờ';
export const notable = 'Chênh lệch hơn 10%. Người mua sẽ được báo và khi đó có thể hủy.';
export const weightSaved = (amount: string, price: string) => ({
  title: `Đã lưu ${amount}`,
  description: `Phải trả: ${price}`,
});

export const noShowNamed = (name: string) => `Không ai đến lấy: ${isolated(name)}`;
export const noShowText =
  'Người khác sẽ có thể giữ chỗ phần cá này, và người mua bị ghi một lần vắng mặt. Người mua có thể nhờ người kiểm duyệt xóa đi.';
export const noShowRecorded = 'Người khác có thể giữ chỗ phần cá này';
export const cancel = 'Hủy phiếu giữ chỗ';
export const cancelNamed = (reservation: string) => `Hủy phiếu giữ chỗ: ${reservation}`;
export const cancelTitle = 'Hủy phiếu giữ chỗ này?';
export const cancelText = 'Người khác sẽ có thể giữ chỗ phần cá này. Người mua sẽ được báo lý do.';
export const cancelled = 'Đã hủy phiếu giữ chỗ';

export const title = 'Lịch nhận hàng';
export const signInFirst = 'Xin đăng nhập để xem ai đến nhận hàng.';
export const noPickups = 'Chưa có ai giữ chỗ cá.';
export const toMyPosts = 'Đến Bài của tôi';
/** @param amounts "31 lb" */
export const slotSum = (people: number, amounts: string) => `${number(people)} người, ${amounts}`;
export const requests = (count: number) => `${number(count)} yêu cầu`;
export const earlier = 'Các lần nhận trước';
export const print = 'In danh sách';
export const asOf = (time: Date) => `Lúc ${dateTime(time)}`;
export const columns = {
  done: 'Xong',
  name: 'Tên',
  fish: 'Cá',
  amount: 'Số lượng',
  price: 'Phải trả',
  state: 'Tình trạng',
};

export const salesTitle = 'Tải doanh số dạng CSV';
export const salesText = 'Sổ sách riêng: ngày, loài cá, số lượng và giá của mọi phần đã giao.';
export const withNames = 'Kèm tên người mua';
export const download = 'Tải về';
