export const tooManyShortAddresses = 'Đã yêu cầu quá nhiều liên kết ngắn. Xin chờ một lúc rồi thử lại.';
export const notLoaded = 'Không mở được trang này. Xin thử lại.';
