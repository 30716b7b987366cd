/** Shown to a suspended person by the API and on every page. */
export const suspended =
  'Tài khoản bị tạm khóa. Không thể đăng, sửa hay gửi bất cứ gì, và các bài đăng bị ẩn. Vẫn có thể tải dữ liệu của mình và xóa tài khoản.';
export const because = (reason: string) => `Lý do: “${reason}”`;
export const endsOn = (end: string) => `Việc tạm khóa tự hết vào ${end}.`;
export const objection = 'Nếu thấy điều này không đúng, xin viết thư cho chúng tôi.';
