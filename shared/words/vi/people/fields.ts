import { MAX_CREDITS_GRANTED } from '../../../limits.ts';

export const creditsInvalid = `Lượt Pro là số nguyên từ 1 đến ${MAX_CREDITS_GRANTED}`;
export const tooFewCredits = (count: number) =>
  count === 0 ? 'Người này không có lượt Pro nào' : `Người này chỉ có ${count} lượt Pro`;
export const nameToConfirm = 'Xin gõ tên người này';
export const nameDiffers = 'Đây không phải tên của tài khoản';
export const reason = 'Lý do';
export const note = 'Ghi chú';
export const endInvalid = 'Xin ghi ngày và giờ';
export const endInPast = 'Lúc kết thúc phải sau bây giờ';
