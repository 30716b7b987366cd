/** Separate from the pages' texts, for buttons that load no schema. */
export const subject = 'Tiêu đề';
export const content = 'Tin nhắn';
export const deletedAccount = 'Tài khoản đã xóa';
