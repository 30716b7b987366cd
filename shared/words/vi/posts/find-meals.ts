import { number } from '../general/format.ts';
import { timeLeft } from './time-left.ts';

export const title = 'Tìm suất ăn';
export const signInToFind = 'Đăng nhập để tìm suất ăn cho tổ chức của mình';
export const forMembers = 'Chỉ thành viên của tổ chức cứu trợ mới có thể tìm và đăng ký nhận suất ăn.';
export const howToTakePart = 'Cách tham gia';
export const organization = 'Tổ chức';
export const around = (place: string, miles: number) => `Trong vòng ${miles} dặm quanh ${place}`;

export const sort = 'Sắp xếp';
export const sorts = { newest: 'Mới nhất', soonest: 'Sắp hết hạn' };
export const storage = 'Cách giữ cá';
export const anyStorage = 'Mọi cách giữ';
export const mealsAtLeast = 'Số suất ăn ít nhất';
export const anyMeals = 'Mọi số lượng';

export const pledgedMeals = 'Suất ăn hứa tặng';
export const notLoaded = 'Không tải được các suất ăn hứa tặng. Xin thử lại.';
export const none = (miles: number) =>
  `Hiện chưa có suất ăn nào được hứa tặng trong vòng ${miles} dặm. Xin quay lại xem sau.`;
export const noneMatch = 'Không có suất ăn hứa tặng nào khớp với bộ lọc';
export const clearFilters = 'Xóa mọi bộ lọc';
export const seePledges = 'Xem mọi phần cá hứa tặng';

/** "Còn 24 suất ăn", or "Còn 12/24 suất ăn" if some are claimed. */
export const left = (meals: number, of: number) =>
  `Còn ${meals === of ? '' : `${number(meals)}/`}${number(of)} suất ăn`;
export const goodFor = (leftMs: number) => `Còn dùng được ${timeLeft(leftMs)}`;
export const keeps = 'Đông lạnh: để được lâu';
export const callForPickup = 'Hỏi ngư dân lấy ở đâu và lúc nào';
export const askForTime = 'Hỏi ngư dân giờ đến lấy';
