import { isolated } from '../../../text/isolated.ts';

export const open = 'Đang mở';
export const history = 'Trước đây';

export const pickup = 'Nhận hàng';
export const place = 'Nơi nhận';
export const fisherman = 'Ngư dân';
export const collectedBy = (name: string) => `${isolated(name)} đã đến lấy`;
export const because = (reason: string) => `Lý do: ${reason}`;

export const keep = 'Giữ lại';
export const cancelling = 'Đang hủy...';

export const code = 'Mã nhận hàng';
export const qrLabel = 'Mã QR có sáu chữ số';
export const codeHint =
  'Khi đến nhận hàng, xin đưa hoặc đọc mã này cho ngư dân. Trên máy này, mã dùng được cả khi không có mạng. Nếu tạo mã mới, mã này sẽ không dùng được nữa.';
export const noCode = {
  usable:
    'Mã nằm trên máy đã dùng trước đây. Có thể tạo mã mới cho máy này. Khi đó mã cũ sẽ không dùng được nữa.',
  locked: 'Đã nhập sai mã năm lần nên mã bị khóa. Xin tạo mã mới.',
  none: 'Chưa có mã. Xin tạo mã trước khi đến nhận hàng.',
};
export const newCode = 'Mã mới';
export const makingCode = 'Đang tạo mã...';
export const codeNotMade = 'Chưa tạo được mã mới';
