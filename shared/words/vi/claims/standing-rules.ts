export const standingNotFound = 'Phiếu nhận cố định này không còn nữa.';
export const seriesGone = 'Các phần cá hứa tặng này không lặp lại nữa.';
export const askedAlready = 'Tổ chức đã có phiếu nhận cố định cho các phần cá này. Xin ngừng phiếu đó trước.';
export const notAgainYet = 'Ngư dân đã từ chối hoặc ngừng phiếu này. Sau 30 ngày có thể xin lại.';
export const answeredAlready = 'Phiếu nhận cố định này đã được trả lời.';
export const blocked = 'Không thể xin phiếu nhận cố định từ ngư dân này.';
export const standingTooMany = (most: number) => `Tổ chức có thể nhận tối đa ${most} suất ăn mỗi lần`;
export const fewerLeft = (left: number) =>
  left <= 0
    ? 'Các phiếu nhận cố định khác đã lấy hết suất ăn của các phần cá này.'
    : `Các phiếu nhận cố định khác còn để lại ${left} suất ăn mỗi lần.`;
