export const name = 'Tên';
export const subject = 'Tiêu đề';
export const content = 'Nội dung';
export const species = 'Loại cá';
export const addressMissing = 'Xin điền ít nhất một địa chỉ';
export const addressesTooMany = (max: number) => `Mỗi lần tối đa ${max} địa chỉ`;
export const chooseType = 'Xin chọn loại email';
export const reasonsNotSent = {
  suppressed: 'Email gửi đến địa chỉ này bị trả lại hoặc bị đánh dấu là thư rác.',
  unwanted: 'Người này đã hủy nhận các email này.',
};

/** Defaults if the author of the email enters neither. */
export const someFisherman = 'Một ngư dân địa phương';
export const someFish = 'cá';
