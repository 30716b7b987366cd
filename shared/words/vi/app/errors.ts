export const noConnection = 'Không có mạng. Xin thử lại khi có mạng.';
export const tooManyRequests = 'Quá nhiều yêu cầu. Xin thử lại sau.';
export const signInToContinue = 'Xin đăng nhập.';
export const unexpectedError = 'Đã có lỗi. Xin thử lại.';
