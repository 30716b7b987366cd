import { isolated } from '../../../text/isolated.ts';
import { number } from '../general/format.ts';

export const landings = 'Chuyến cập bến';
export const listDescription = 'Các tàu về hôm nay và những ngày tới, cùng cá dự kiến trên tàu.';
export const lead = 'Các tàu sắp về, và cá dự kiến trên tàu.';
export const notLoaded = 'Không tải được các chuyến cập bến. Xin thử lại.';
export const notFound = 'Không tìm thấy chuyến cập bến';
export const seeAll = 'Xem tất cả';
export const days = 'Ngày';
export const anyDay = 'Mọi ngày';
export const none = 'Chưa có chuyến cập bến nào được báo';
export const noneLead = 'Theo dõi một ngư dân để được báo về chuyến cập bến tiếp theo.';
export const noneOn = (day: string) => `Chưa có chuyến cập bến nào được báo cho ngày này: ${day}`;
export const noneNear = (place: string) => `Không có chuyến cập bến nào trong vòng 35 dặm quanh ${place}`;
export const showAllPlaces = 'Xem mọi nơi';

export const today = 'Cập bến hôm nay';
export const noneNearToday = (place: string) => `Hôm nay không có tàu cập bến gần ${place}.`;

export const states = {
  planned: 'Dự kiến',
  underway: 'Đang về',
  landed: 'Đã cập bến',
  done: 'Đã xong',
  cancelled: 'Đã hủy',
};
export const stateText = {
  planned: 'Tàu dự kiến về vào giờ này.',
  underway: 'Tàu đang trên đường về bến.',
  landed: 'Tàu đã về. Hãy ghé khi còn cá.',
  done: 'Chuyến cập bến này đã xong.',
  cancelled: 'Ngư dân đã hủy chuyến cập bến này.',
};
export const cancelledLate = (count: number) => `Đã hủy trễ ${number(count)} lần trong 90 ngày qua`;

export const landingAt = (harbour: string) => `Cập bến ở ${isolated(harbour)}`;
export const landingOn = (harbour: string, day: string) => `Cập bến ở ${isolated(harbour)}, ${day}`;
export const expected = 'Dự kiến trên tàu';
export const aboutMeals = (meals: number) => `khoảng ${number(meals)} suất ăn`;
export const pledged = 'Hứa tặng làm suất ăn';
export const where = 'Ở đâu';
export const howToPay = 'Cách trả tiền';
export const paymentWays = { cash: 'Tiền mặt', card: 'Thẻ', check: 'Séc', app: 'Ứng dụng trả tiền' };
export const note = 'Ghi chú';
export const changed = 'Sửa lần cuối';
export const wasExpected = 'Đã dự kiến trên tàu';
export const posts = 'Bài đăng từ chuyến này';
export const postKinds = { catch: 'Để bán', pledge: 'Hứa tặng' };
export const noPostsYet = 'Bài đăng sẽ hiện ở đây khi tàu về.';
export const amountLeft = (quantity: string) => `còn ${quantity}`;
export const gone = 'Đã hết';
export const addToCalendar = 'Thêm vào lịch';
export const yourLanding = 'Sửa hoặc kết thúc chuyến này';
export const back = 'Mọi chuyến cập bến';
export const moreFrom = (name: string) => `Thêm từ ${isolated(name)}`;
export const nextLandings = 'Các chuyến sắp cập bến';
export const andMore = (species: string, others: number) =>
  others > 0 ? `${species} +${number(others)}` : species;
export const headText = (name: string, harbour: string, when: string, fish: string) =>
  `${name} cập bến ở ${harbour}, ${when}. Dự kiến: ${fish}.`;
