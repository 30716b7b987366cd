/** Texts that claims of meals and reservations of catches share. */

export const chooseSlot = 'Xin chọn giờ nhận hàng.';
export const slotEndsBeforeStart = 'Giờ kết thúc phải sau giờ bắt đầu nhận hàng.';
export const slotOver = 'Giờ nhận hàng này đã qua. Xin chọn giờ khác trễ hơn.';
export const slotAfterFresh = 'Lúc đó cá đã để quá lâu. Xin chọn giờ nhận hàng sớm hơn.';
export const slotNotOffered = 'Xin chọn một trong các giờ nhận hàng của ngư dân.';
export const slotTooFar = (days: number) => `Xin chọn giờ nhận hàng trong vòng ${days} ngày tới.`;
export const reason = 'Lý do';
export const codeInvalid = (digits: number) => `Xin nhập ${digits} chữ số mà người đến lấy đưa ra.`;
export const wrongCode = (left: number) =>
  left > 0
    ? `Mã này sai. Còn thử được ${left} lần.`
    : 'Mã này sai, và bây giờ đã bị khóa. Xin nhờ người đến lấy tạo mã mới.';
export const codeLocked = 'Đã nhập sai mã quá nhiều lần. Xin nhờ người đến lấy tạo mã mới.';
export const noCode = 'Chưa có mã. Xin nhờ người đến lấy tạo mã.';
export const byFisherman = 'Chỉ ngư dân mới làm được việc này.';
export const slotNotOver = 'Giờ nhận hàng chưa hết. Vẫn có thể có người đến.';
