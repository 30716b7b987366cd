export const noConnection = 'Không có kết nối. Xin kiểm tra mạng rồi thử lại.';
export const tooManyRequests = 'Quá nhiều yêu cầu. Xin chờ một chút rồi thử lại.';
export const signInToContinue = 'Xin đăng nhập để tiếp tục.';
export const unexpectedError = 'Đã có lỗi bất ngờ. Xin thử lại.';
