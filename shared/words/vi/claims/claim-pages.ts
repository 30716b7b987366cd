/** The texts of refusals are in claims.ts. */
import { isolated } from '../../../text/isolated.ts';
import { number } from '../general/format.ts';
import { mealsWords } from '../posts/figures.ts';
import { partOfIt } from './claims.ts';

export const claimMeals = 'Đăng ký nhận suất ăn';
export const claimMealsOf = (species: string) => `Đăng ký nhận suất ăn: ${species}`;
export const signInToClaim = 'Xin đăng nhập để đăng ký nhận suất ăn cho tổ chức.';
export const membersOnly =
  'Chỉ tổ chức cứu trợ mới đăng ký nhận suất ăn được. Xin nộp đơn cho tổ chức của mình, hoặc nhờ điều phối viên của tổ chức thêm vào.';
export const joinIn = 'Cách tổ chức tham gia';
export const pledgeNotFound = 'Các suất ăn này không còn được tặng nữa.';
export const pledgeNotLoaded = 'Không tải được các suất ăn. Xin thử lại.';
export const findMeals = 'Tìm suất ăn';
export const allTaken = 'Mọi suất ăn của phần cá hứa tặng này đã có tổ chức nhận.';
export const toPledge = 'Xem phần cá hứa tặng';

export const mealsLeftOf = (left: number, pledged: number) =>
  `Còn ${number(left)} trên ${number(pledged)} suất ăn`;
export const whatOfMeans = (left: number, pledged: number) =>
  left === pledged
    ? 'Chưa có tổ chức nào đăng ký nhận.'
    : `Hứa tặng ${mealsWords(pledged)}, đã đăng ký nhận ${number(pledged - left)}.`;

export const organization = 'Tổ chức';
export const meals = 'Suất ăn';
export const mealsHint = (left: number) => `Một số nguyên từ 1 đến ${number(left)}.`;
export const newPledgeHint = (percent: number, share: number) =>
  `Khi phần cá hứa tặng còn mới, mỗi tổ chức chỉ được đăng ký nhận tối đa ${partOfIt(percent)}: ${mealsWords(share)}.`;
export const when = 'Giờ đến lấy';
export const whenAgreed =
  'Ngư dân chưa định giờ. Xin chọn một giờ, và nhắn tin cho ngư dân nếu giờ đó đã gần.';
export const pickupFrom = 'Nhận hàng từ';
export const pickupUntil = 'Nhận hàng đến';
export const beforeFresh = (time: string) => `Cá còn tốt đến ${time}.`;
export const collector = 'Người đến lấy';
export const collectorHint = 'Ngư dân sẽ thấy tên này.';
export const placeUnknown = (town: string) => `${town}. Xin hỏi ngư dân chỗ chính xác.`;
export const offered = 'Phần được tặng';
export const kept = 'Cách giữ cá';
export const storage = { iced: 'Ướp đá', chilled: 'Giữ lạnh, không có đá', frozen: 'Đông lạnh' };
export const icedSince = (time: string) => `ướp đá từ ${time}`;
export const degrees = (fahrenheit: number) => `đo được ${number(fahrenheit)} °F`;
export const goodUntil = 'Còn tốt đến';
export const keeps = 'Cá đông lạnh để được lâu';
export const claim = (count: number) =>
  count > 0 ? `Đăng ký nhận ${mealsWords(count)}` : 'Đăng ký nhận suất ăn';
export const claiming = 'Đang đăng ký...';
export const claimed = (count: number) => `Đã đăng ký nhận ${mealsWords(count)}`;
export const seeYou = 'Ngư dân đã biết ai đến và đến lúc nào.';

export const title = 'Phiếu nhận';
export const signInFirst = 'Xin đăng nhập để xem phiếu nhận của tổ chức.';
export const lists = {
  notLoaded: 'Không tải được các phiếu nhận. Xin thử lại.',
  none: 'Chưa đăng ký nhận suất ăn nào',
  noneOpen: 'Không có phiếu nhận nào đang mở',
  openList: 'Phiếu nhận đang mở',
  pastList: 'Phiếu nhận trước đây',
};
export const whichOrganization = 'Tổ chức nào';

export const pageTitle = (count: number, species: string) => `${mealsWords(count)}: ${species}`;
export const page = {
  signInToSee: 'Xin đăng nhập để xem phiếu nhận này.',
  oneNotLoaded: 'Không tải được phiếu nhận. Xin thử lại.',
  toList: 'Xem phiếu nhận',
};
export const states = {
  waiting: 'Chờ duyệt',
  reserved: 'Đã giữ',
  collected: 'Đã lấy',
  cancelled: 'Đã hủy',
  expired: 'Hết hạn',
  no_show: 'Không ai đến lấy',
  declined: 'Bị từ chối',
};
export const myPosts = 'Bài của tôi';
export const pledge = 'Phần cá hứa tặng';
export const pledgeHidden = 'Phần này đã ẩn hoặc đã xóa, nên không có trang.';
export const changedBy = {
  organization: 'Tổ chức đã hủy phiếu nhận này.',
  fisherman: 'Ngư dân đã hủy phiếu nhận này.',
  site: 'Phiếu nhận này bị hủy vì một bên đã rời Creel.',
};

export const standing = {
  organization: {
    waiting:
      'Tổ chức đã bỏ hẹn vài lần, nên người quản lý phải xét phiếu nhận này trước. Các suất ăn vẫn được giữ.',
    reserved: 'Các suất ăn được giữ đến 30 phút sau giờ nhận hàng.',
    collected: 'Các suất ăn này đã được lấy.',
    expired: 'Không ai đến lấy kịp giờ, nên bây giờ tổ chức khác có thể đăng ký nhận các suất ăn này.',
    no_show: 'Ngư dân đã có mặt mà không ai đến. Bây giờ tổ chức khác có thể đăng ký nhận các suất ăn này.',
    declined:
      'Người quản lý đã từ chối phiếu nhận này. Bây giờ tổ chức khác có thể đăng ký nhận các suất ăn này.',
  },
  fisherman: {
    waiting: 'Người quản lý xét phiếu nhận này trước. Xin giữ các suất ăn đến lúc đó.',
    reserved: 'Xin chuẩn bị sẵn các suất ăn vào giờ này, và hỏi mã trước khi giao.',
    collected: 'Các suất ăn này đã được giao.',
    expired: 'Không ai đến lấy kịp giờ. Các suất ăn được mở lại cho tổ chức khác.',
    no_show: 'Đã có mặt mà không ai đến. Các suất ăn được mở lại cho tổ chức khác.',
    declined: 'Người quản lý đã từ chối phiếu nhận này. Các suất ăn được mở lại cho tổ chức khác.',
  },
};

export const cancelClaim = 'Hủy phiếu nhận';
export const cancelClaimOf = (who: string, count: number) =>
  `Hủy phiếu nhận của ${isolated(who)}, ${mealsWords(count)}`;
export const cancelTitle = 'Hủy phiếu nhận này?';
export const cancelText = {
  organization: 'Sau đó tổ chức khác có thể đăng ký nhận các suất ăn này. Lý do sẽ được báo cho ngư dân.',
  fisherman: 'Sau đó các suất ăn được mở lại cho tổ chức khác. Lý do sẽ được báo cho tổ chức.',
};
export const cancelled = 'Đã hủy phiếu nhận';

export const served = 'Suất ăn đã phục vụ';
export const ofMeals = (meals: number) => `trên ${mealsWords(meals)} đã phục vụ`;
export const servedLabel = 'Đã phục vụ bao nhiêu suất ăn?';
export const servedHint = (meals: number) => `Đã lấy ${mealsWords(meals)}.`;
export const servedSaved = (meals: number) => `Đã phục vụ ${mealsWords(meals)}`;
export const recordServed = 'Ghi số suất ăn đã phục vụ';
export const changeServed = 'Sửa con số';
