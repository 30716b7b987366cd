import { comparisonIn, dayNameIn } from '../overview-figures.ts';
import { zoneName } from './general/dates.ts';
import { dollars, LOCALE, number } from './general/format.ts';

export const notLoaded = 'Không tải được tình trạng hệ thống. Xin thử lại.';

export const waitingTitle = 'Chờ quyết định';
export const waitingNotLoaded = 'Không tải được các số đếm. Xin thử lại.';
export const nothingWaits = 'Không có gì cần xem xét.';
/** A count that stops at a maximum. */
export const count = (found: number, most: number) => (found < most ? number(found) : `${most - 1}+`);
export const waiting = {
  reports: (_found: number) => 'báo cáo vi phạm chưa xử lý',
  appeals: (_found: number) => 'khiếu nại về lần vắng mặt',
  licenses: (_found: number) => 'ngư dân có giấy phép cần kiểm tra',
  applications: (_found: number) => 'đơn xin làm đối tác cứu trợ',
  claims: (_found: number) => 'phiếu nhận cần duyệt',
  claimConflicts: (_found: number) => 'lần giao không tính được',
  invitationRequests: (_found: number) => 'yêu cầu lời mời',
};

export const daysTitle = (days: number) => `${days} ngày qua`;
export const daysNotLoaded = 'Không tải được số liệu các ngày. Xin thử lại.';
export const spanLabel = 'Số ngày hiển thị';
export const daysNote = () =>
  `Ngày tính theo ${zoneName()}. Suất ăn tính vào ngày được hứa tặng hoặc được đăng ký nhận. Số liệu hôm nay chưa đầy đủ.`;
export const figures = {
  catches: 'Mẻ cá đã đăng',
  pledges: 'Phần cá hứa tặng đã đăng',
  landings: 'Chuyến cập bến đã báo',
  mealsPledged: 'Suất ăn hứa tặng',
  mealsClaimed: 'Suất ăn đã đăng ký nhận',
  mealsServed: 'Suất ăn đã phục vụ',
  signUps: 'Tài khoản mới',
  messages: 'Tin nhắn',
  reports: 'Báo cáo vi phạm mới',
  mailsSent: 'Email đã gửi',
  mailsFailed: 'Email gửi hỏng',
  alertsSent: 'Thông báo đã gửi qua email',
  alertsOpened: 'Thông báo được mở bằng liên kết',
  alertsEnded: 'Thông báo đã ngừng',
};
export const notCompared = (days: number) => `Không có số liệu của ${days} ngày trước đó.`;
/** "Nhiều hơn 144 (+12%) so với 1,203 trong 30 ngày trước đó" */
export const comparedTo = comparisonIn({
  none: (days) => `Trong ${days} ngày trước đó không có`,
  same: (days) => `Bằng ${days} ngày trước đó`,
  differs: (more, part, before, days) =>
    `${more > 0 ? 'Nhiều hơn' : 'Ít hơn'} ${number(Math.abs(more))}${part} so với ${number(before)} trong ${days} ngày trước đó`,
});
export const download = 'Tải các ngày dạng CSV';
export const fileName = 'days.csv';
type Column = 'day' | 'week';
const columnWords = { day: 'ngày', week: 'tuần' } as const;
export const most = (count: number, column: Column) =>
  `Nhiều nhất trong một ${columnWords[column]}: ${number(count)}`;
export const plotOf = (figure: string, total: number, from: string, column: Column) =>
  `${figure} theo ${columnWords[column]} từ ${from}: tổng cộng ${number(total)}. Bảng bên dưới ghi các con số.`;
export const today = 'Hôm nay';
export const day = 'Ngày';
export const dayName = dayNameIn(LOCALE);

export const healthTitle = 'Tình trạng hệ thống';
export const stage = 'Môi trường';
export const version = 'Phiên bản';
export const deployed = 'Triển khai';
export const deployedNotKnown = 'Không rõ ở đây';
export const cost = 'Chi phí tháng này';
export const costOf = (amount: number) => `${dollars(amount)} cho tài khoản AWS này, tính đến vài giờ trước`;
export const costNotKnown = 'Không rõ ở đây. Xem bảng thanh toán AWS.';
export const givenUp = 'Hỏng sau nhiều lần thử';
export const nothingGivenUp = 'Không có';
export const inQueue = (queue: string, messages: number | undefined) =>
  `${queue}: ${messages === undefined ? 'lúc này không đọc được' : number(messages)}`;
