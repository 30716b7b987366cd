const tooShort = (field: string, min: number) => `${field} phải có ít nhất ${min} ký tự`;
const tooLong = (field: string, max: number) => `${field} phải ngắn hơn ${max} ký tự`;

export const nameTooShort = (min: number) => tooShort('Tên', min);
export const nameTooLong = (max: number) => tooLong('Tên', max);
export const nameCharacters =
  'Tên chỉ được có chữ cái, chữ số, khoảng trắng, dấu gạch nối, dấu nháy đơn và dấu chấm';
export const locationTooShort = (min: number) => tooShort('Địa điểm', min);
export const locationTooLong = (max: number) => tooLong('Địa điểm', max);
export const locationIsExact = 'Xin ghi tên thị trấn hoặc mã ZIP, không ghi vị trí chính xác';
export const storyTooLong = (max: number) => tooLong('Câu chuyện', max);
export const emailInvalid = 'Xin nhập địa chỉ email hợp lệ';
export const emailTooLong = 'Địa chỉ email quá dài';
export const phoneInvalid = 'Xin nhập số điện thoại hợp lệ';
