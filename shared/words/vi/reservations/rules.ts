/** Texts about reservations of catches, as the contract needs them. */
import { amountWords } from '../posts/figures.ts';

type Unit = Parameters<typeof amountWords>[1];

export const nothingLeft = 'Đã giữ chỗ hoặc bán hết. Quý vị có thể chờ đến khi còn hàng.';
export const onlyLeft = (left: number, unit: Unit) =>
  `Chỉ còn ${amountWords(left, unit)}. Xin giữ chỗ chừng đó hoặc ít hơn.`;
export const atLeast = (least: number, unit: Unit) => `Xin giữ chỗ từ ${amountWords(least, unit)} trở lên.`;
export const inSteps = (step: number, least: number, unit: Unit) =>
  `Xin giữ chỗ ${amountWords(least, unit)}, nếu lấy thêm thì mỗi lần thêm ${amountWords(step, unit)}.`;
export const bothTimes = 'Giờ nhận hàng phải có lúc bắt đầu và lúc kết thúc.';
export const reservationNotFound = 'Không tìm thấy phiếu giữ chỗ';
export const ownCatch = 'Không thể giữ chỗ mẻ cá của chính mình.';
export const notReservable = 'Mẻ cá này không nhận giữ chỗ. Xin nhắn tin cho ngư dân.';
export const requestTooLate = 'Giờ lấy này đã bắt đầu, mà ngư dân phải đồng ý trước. Xin chọn giờ muộn hơn.';
export const openOfCatch = 'Quý vị đã giữ chỗ mẻ cá này rồi.';
export const tooManyOpen = (max: number) =>
  max === 1
    ? 'Trong ngày đầu, quý vị chỉ có thể có một phiếu giữ chỗ. Xin nhận hàng hoặc hủy phiếu đó trước.'
    : `Quý vị đang có ${max} phiếu giữ chỗ, nhiều nhất được phép. Xin nhận hàng hoặc hủy một phiếu trước.`;
export const tooManyOfCatch =
  'Hôm nay mẻ cá này đã được giữ chỗ quá nhiều lần, nên đến mai mới nhận thêm. Xin nhắn tin cho ngư dân.';
export const blocked = 'Quý vị không thể giữ chỗ cá của ngư dân này.';
export const blockedByYou = 'Đã chặn ngư dân này. Hãy bỏ chặn để giữ chỗ.';
export const tooManyWaiting = 'Đã có quá nhiều người chờ mẻ cá này.';
export const byBuyer = 'Chỉ người giữ chỗ mới làm được việc này.';
export const notWeighed = 'Không còn cân lại được nữa.';
export const weighedTooMuch = (most: number, unit: Unit) =>
  `Chỉ còn ${amountWords(most, unit)} cho phiếu này. Phần còn lại đang giữ cho người khác hoặc đã bán.`;
export const givenToOthers =
  'Cá này đã giao cho người khác, nên lần nhận hàng này không được tính. Xin ghi là bán tại bến.';
export const noMark = 'Không có lần vắng mặt nào để xóa.';
export const appealed = 'Quý vị đã nhờ người kiểm duyệt rồi.';
export const appealDecided = 'Đã có người khác giải quyết việc này.';
export const appealOfOneself =
  'Việc này liên quan đến phiếu giữ chỗ hoặc mẻ cá của chính mình. Xin để người kiểm duyệt khác quyết định.';
/** The fisherman enters an amount left that others rely on. */
export const heldForOthers = (held: number, unit: Unit) =>
  `Đang giữ ${amountWords(held, unit)} cho người khác. Xin hủy phiếu giữ chỗ của họ trước.`;
/** The fisherman counts a catch differently. */
export const unitOfHeld = (held: number, unit: Unit) =>
  `Người mua đã giữ ${amountWords(held, unit)}, nên không đổi được đơn vị. Muốn tính mẻ cá theo cách khác, xin hủy các phiếu giữ chỗ trước hoặc đăng mẻ cá mới.`;
export const unitOfCollected = (collected: number, unit: Unit) =>
  `Người mua đã lấy ${amountWords(collected, unit)}, nên không đổi được đơn vị. Muốn tính phần còn lại theo cách khác, xin đăng mẻ cá mới.`;
/** The fisherman deletes a catch that others rely on. */
export const deletionNeedsReason = (held: number, unit: Unit) =>
  `Đang giữ ${amountWords(held, unit)} cho người khác. Xin nêu lý do để họ đọc.`;

/** Why a reservation can’t change any more, by its state. */
export const reservationIs = {
  requested: 'Ngư dân chưa trả lời.',
  offered: 'Người mua chưa trả lời.',
  held: 'Phiếu giữ chỗ này vẫn còn.',
  weighed: 'Phiếu giữ chỗ này vẫn còn.',
  collected: 'Phiếu giữ chỗ này đã nhận hàng.',
  cancelled: 'Phiếu giữ chỗ này đã bị hủy.',
  released: 'Phiếu giữ chỗ này đã hết hạn, và người khác có thể giữ chỗ phần cá này.',
  no_show: 'Không ai đến nhận hàng của phiếu giữ chỗ này.',
} as const;

/** Why the site ended a reservation, as both sides read it. The texts say nothing about a person’s account. */
export const endedBySite = {
  fishermanGone: 'Ngư dân đã rời Creel.',
  buyerGone: 'Người mua đã rời Creel.',
  catchTakenDown: 'Mẻ cá đã bị gỡ.',
} as const;
