/** Replaces a page that needs to know more about the signed-in person. */
export const accountNotLoaded = 'Không tải được tài khoản. Xin thử lại.';
