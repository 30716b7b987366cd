/** Refusals of API keys, and errors of the form that makes one. */
export const nameTooShort = 'Xin nhập tên có ít nhất 2 ký tự';
export const nameTooLong = (max: number) => `Dùng tối đa ${max} ký tự`;
export const nameCharacters = 'Chỉ dùng chữ cái, chữ số và dấu câu';
export const noScope = 'Chọn ít nhất một việc mà khóa được phép làm';
export const noKey = 'Đây không phải là khóa API của trang này';

export const keyNotFound = 'Không tìm thấy khóa API';
export const twoExist = 'Tổ chức đã có hai khóa API. Hãy ngừng một khóa trước khi tạo khóa khác.';
export const partnerHasTwo =
  'Đối tác bên ngoài này đã có hai khóa API. Hãy ngừng một khóa trước khi tạo khóa khác.';
export const partnersHaveMany = (max: number) =>
  `Các đối tác bên ngoài đã có ${max} khóa API. Hãy ngừng một khóa trước khi tạo khóa khác.`;
export const keyRefused = 'Khóa API này không hợp lệ. Có thể khóa đã bị ngừng.';
export const keyMissing = 'Hãy gửi khóa API trong tiêu đề Authorization.';
export const lacksScope = (scope: string) =>
  `Khóa API này không được phép làm việc này. Cần có quyền ${scope}.`;
export const notForKeys = 'Không thể dùng khóa API ở đây.';
export const tooManyCalls =
  'Khóa API này đã được dùng quá nhiều lần. Hãy đợi một lát trước lần gọi tiếp theo.';
