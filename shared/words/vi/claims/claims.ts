const count = (meals: number) => `${meals} suất ăn`;

export const claimNotFound = 'Không tìm thấy phiếu nhận';
export const chooseMeals = 'Xin nhập số suất ăn muốn nhận: một số nguyên từ 1 trở lên.';
export const eitherList = 'Xin chọn một tổ chức hoặc một phần cá hứa tặng để xem các phiếu nhận.';

export const mealsLeft = (meals: number) =>
  meals === 0 ? 'Không còn suất ăn nào.' : `Chỉ còn ${count(meals)}.`;
export const tooManyOpen = (max: number) =>
  max === 1
    ? 'Tổ chức đã có một phiếu nhận đang mở, là mức tối đa cùng lúc. Xin đến lấy hoặc hủy phiếu đó trước.'
    : `Tổ chức đã có ${max} phiếu nhận đang mở, là mức tối đa cùng lúc. Xin đến lấy hoặc hủy một phiếu trước.`;
export const overCapacity = (capacity: number, left: number) =>
  `Tổ chức phục vụ ${count(capacity)} mỗi tuần, và trong một ngày không được đăng ký nhận quá số đó. ${left <= 0 ? 'Hôm nay không đăng ký thêm được suất nào.' : `Hôm nay còn đăng ký được ${count(left)}.`}`;
export const partOfIt = (percent: number) => (percent === 50 ? 'một nửa' : `${percent}%`);
/** The period in which a pledge is new: "phút", "30 phút". */
export const firstMinutes = (minutes: number) => (minutes === 1 ? 'phút' : `${minutes} phút`);
export const overShare = (minutes: number, percent: number, left: number) =>
  `Trong ${firstMinutes(minutes)} đầu tiên của một phần cá hứa tặng, mỗi tổ chức chỉ được đăng ký nhận tối đa ${partOfIt(percent)}. ${left <= 0 ? 'Lúc này tổ chức không đăng ký thêm được suất nào.' : `Lúc này tổ chức còn đăng ký được ${count(left)}.`}`;
export const organizationPaused = 'Tổ chức đang bị tạm ngưng và hiện không thể đăng ký nhận suất ăn.';
export const ownPledge = 'Không thể đăng ký nhận phần cá do chính mình hứa tặng.';

export const byOrganization = 'Chỉ tổ chức mới làm được việc này.';
export const servedInvalid = 'Xin nhập số suất ăn đã phục vụ: một số nguyên từ 0 trở lên.';
export const servedTooMany = (meals: number) => `Đã lấy ${count(meals)}: không thể phục vụ nhiều hơn.`;
export const givenToOthers =
  'Các suất ăn này đã giao cho tổ chức khác từ trước, nên lần giao này không được tính. Người quản lý đã được báo.';

/** Why a claim can't change any more, by its state. */
export const claimIs = {
  waiting: 'Phiếu nhận này vẫn đang chờ duyệt.',
  reserved: 'Phiếu nhận này vẫn đang mở.',
  collected: 'Các suất ăn của phiếu nhận này đã được lấy.',
  cancelled: 'Phiếu nhận này đã bị hủy.',
  expired: 'Phiếu nhận này đã hết hạn: không ai đến lấy suất ăn kịp giờ.',
  no_show: 'Không ai đến lấy các suất ăn của phiếu nhận này.',
  declined: 'Phiếu nhận này đã bị từ chối.',
} as const;

export const deletionNeedsReason = (meals: number) =>
  `Có ${count(meals)} của phần cá hứa tặng này đã được đăng ký nhận mà chưa lấy. Xin cho biết lý do. Lý do sẽ được gửi đến các tổ chức đã đăng ký.`;
/** Why the site ended a claim, as both sides read it. The texts say nothing about a person's account. */
export const endedBySite = {
  fishermanGone: 'Ngư dân đã rời Creel.',
  organizationGone: 'Tổ chức không còn thành viên nào.',
  pledgeTakenDown: 'Phần cá hứa tặng đã bị gỡ.',
} as const;

export const resolutionNote = 'Ghi chú';
export const conflictResolved = 'Người khác đã xử lý việc này rồi.';
export const countedAlready = 'Lần giao này đã được tính rồi.';
export const nothingLeftToCount = 'Phần cá hứa tặng này không còn suất ăn nào để tính.';
export const noShowStruck = 'Lần không ai đến lấy này không còn bị tính.';
