/** Separate from the page's texts, because the schemas load these. */
export const labels = {
  profileType: 'Loại hồ sơ',
  email: 'Email',
  password: 'Mật khẩu',
  confirmPassword: 'Nhập lại mật khẩu',
  name: 'Tên',
  phone: 'Điện thoại',
  zipcode: 'Mã ZIP',
  location: 'Địa điểm',
  bio: 'Giới thiệu',
  role: 'Vai trò',
};
export const phoneHint =
  'Không công khai. Khi bán mẻ cá, có thể chọn hiện một số điện thoại trên trang của mẻ cá đó.';
export const tooShort = (field: string, min: number) => `${field} phải có ít nhất ${min} ký tự`;
export const notUnder = (field: string, limit: number) => `${field} phải ngắn hơn ${limit} ký tự`;
export const badCharacters = (field: string) => `${field} có ký tự không hợp lệ`;
export const badZipcode = 'Xin nhập mã ZIP hợp lệ (ví dụ 12345 hoặc 12345-6789)';
export const roleMissing = 'Xin nhập vai trò trong tổ chức';
export const passwordTooLong = (max: number) => `Mật khẩu chỉ được dài tối đa ${max} ký tự`;
export const passwordSpaces = 'Mật khẩu không được bắt đầu hay kết thúc bằng khoảng trắng';
export const codeMissing = 'Xin nhập 6 chữ số trong email';
export const appCodeMissing = 'Xin nhập 6 chữ số từ ứng dụng';
export const recoveryCodeMissing = 'Xin nhập đủ mã khôi phục: mã có 12 ký tự';
