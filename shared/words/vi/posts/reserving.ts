/** Reservations in the form of a catch. */
export const title = 'Giữ chỗ';
export const letReserve = 'Cho người mua giữ trước một phần?';
export const letReserveHint = 'Không ai phải ra bến về không. Người mua trả tiền khi đến lấy.';
export const modes = {
  none: { label: 'Không', hint: 'Người mua nhắn tin hoặc ghé thẳng bến' },
  at_once: { label: 'Có, giữ được ngay', hint: 'Miễn là còn đủ' },
  on_request: { label: 'Có, sau khi được đồng ý', hint: 'Có 2 giờ để trả lời' },
} as const;
export const pickupTimes = 'Khi nào người mua có thể đến lấy?';
