import { isolated } from '../../../text/isolated.ts';
import { dateTime, number } from '../general/format.ts';
import { mealsWords } from '../posts/figures.ts';

export const waiting = 'Phiếu nhận chờ duyệt';
export const waitingLead =
  'Các suất ăn được giữ cho đến khi có quyết định. Phiếu nhận chưa có quyết định sẽ hết hạn 30 phút sau giờ nhận hàng.';
export const noneWaiting = 'Không có phiếu nhận nào cần xét.';
export const waitingNotLoaded = 'Không tải được các phiếu nhận chờ duyệt.';
export const moreWaitingNotLoaded = 'Không tải thêm được phiếu nhận chờ duyệt.';
export const asked = 'Đã đăng ký nhận';
export const collector = 'Người đến lấy';
export const why = 'Vì sao phải chờ';
export const missed = (most: number, days: number) =>
  `Bỏ hẹn với ${number(most)} ngư dân trở lên trong ${number(days)} ngày qua`;

export const noShows = 'Xét các lần không đến lấy';
export const noShowsOf = (organization: string) => `Các lần không đến lấy của ${isolated(organization)}`;
export const noShowsLead =
  'Mỗi lần dưới đây vẫn bị tính cho tổ chức. Nếu thật ra tổ chức không bỏ hẹn, xin bấm “Bỏ tính”.';
export const noNoShows = 'Tổ chức này không bị tính lần không đến lấy nào.';
export const noShowsNotLoaded = 'Không tải được các lần không đến lấy.';
interface MissedPickup {
  fishermanName: string;
  meals: number;
  pickupStart: string;
}
export const missedPickup = ({ fishermanName, meals, pickupStart }: MissedPickup) =>
  `${mealsWords(meals)} của ${isolated(fishermanName)}, ${dateTime(new Date(pickupStart))}`;
export const strike = 'Bỏ tính';
export const strikeNamed = (missed: MissedPickup) => `Bỏ tính lần không đến lấy: ${missedPickup(missed)}`;
export const strikeText = 'Lần này không còn bị tính cho tổ chức. Kết quả của phiếu nhận vẫn giữ nguyên.';
export const struck = 'Đã bỏ tính lần không đến lấy';

export const approve = 'Duyệt';
export const decline = 'Từ chối';
export const approveNamed = (organization: string, meals: number) =>
  `Duyệt ${mealsWords(meals)} cho ${isolated(organization)}`;
export const declineNamed = (organization: string, meals: number) =>
  `Từ chối ${mealsWords(meals)} cho ${isolated(organization)}`;
export const approveText =
  'Sau đó các suất ăn được giữ cho tổ chức. Tổ chức và ngư dân sẽ được báo qua email.';
export const approving = 'Đang duyệt...';
export const approved = (organization: string, meals: number) => ({
  title: 'Đã duyệt phiếu nhận',
  description: `${mealsWords(meals)} được giữ cho ${isolated(organization)}.`,
});
export const declineText = 'Sau đó các suất ăn được mở lại cho tổ chức khác. Tổ chức sẽ được báo qua email.';
export const reasonHint = 'Lý do được gửi đến tổ chức đúng như đã viết.';
export const declined = (organization: string, meals: number) => ({
  title: 'Đã từ chối phiếu nhận',
  description: `Đã báo cho ${isolated(organization)}. Phần cá hứa tặng có thêm ${mealsWords(meals)}.`,
});
export const waitsNoMore = 'Phiếu nhận này đã được quyết định rồi';
export const notDecided = 'Chưa quyết định được phiếu nhận';

export const conflicts = 'Lần giao bị mâu thuẫn';
export const conflictsLead =
  'Các lần giao này được làm khi không có mạng, sau khi tổ chức khác đã có các suất ăn. Chúng không được tính. Xin nói chuyện với cả hai bên.';
export const noConflicts = 'Không có lần giao nào bị mâu thuẫn.';
export const conflictsNotLoaded = 'Không tải được các lần giao bị mâu thuẫn.';
export const moreConflictsNotLoaded = 'Không tải thêm được lần giao bị mâu thuẫn.';
export const told = 'Được báo';
export const phoneSays = 'Theo điện thoại của ngư dân';
export const handedOver = (handedOverAt: Date, toldAt: Date) =>
  `Suất ăn được giao lúc ${dateTime(handedOverAt)}. Điện thoại báo về lúc ${dateTime(toldAt)}.`;
export const claimSays = 'Phiếu nhận vào lúc đó';
export const stateThen = {
  waiting: 'Vẫn đang chờ duyệt.',
  reserved: 'Vẫn đang được giữ.',
  collected: 'Đã được lấy rồi.',
  cancelled: 'Đã bị hủy.',
  expired: 'Đã hết hạn. Không ai đến lấy kịp giờ.',
  no_show: 'Ngư dân đã báo là không ai đến.',
  declined: 'Đã bị từ chối.',
};
/** @param left undefined if the pledge was deleted */
export const leftThen = (left: number | undefined) => {
  if (left === undefined) return 'Phần cá hứa tặng không còn nữa.';
  return left === 0 ? 'Phần cá hứa tặng không còn suất ăn nào.' : `Phần cá hứa tặng còn ${mealsWords(left)}.`;
};
export const countedSince = 'Lần giao này được tính sau đó, khi phần cá hứa tặng lại có suất ăn.';

export const count = 'Tính số suất ăn còn lại';
export const countNamed = (organization: string) => `Tính số suất ăn còn lại cho ${isolated(organization)}`;
export const countText =
  'Các suất ăn này được tính là đã lấy, nhiều nhất bằng số còn lại của phần cá hứa tặng. Nếu không còn suất nào thì không tính được.';
export const counted = (meals: number) => ({ title: `Đã tính ${mealsWords(meals)}` });
export const dismiss = 'Đóng';
export const dismissNamed = (organization: string) => `Đóng mâu thuẫn của ${isolated(organization)}`;
export const dismissText = 'Không tính suất ăn nào. Mâu thuẫn này được bỏ khỏi danh sách.';
export const dismissed = { title: 'Đã đóng mâu thuẫn' };
export const note = 'Ghi chú';
export const noteHint = 'Xin cho biết vì sao. Nhật ký quản trị giữ ghi chú này mãi mãi, nên đừng nêu tên ai.';
export const settling = 'Đang lưu...';
export const settledMeanwhile = 'Việc này chưa được thực hiện';
