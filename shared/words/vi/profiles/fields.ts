const FIELDS = {
  name: 'Tên',
  phone: 'Điện thoại',
  location: 'Địa điểm',
  bio: 'Giới thiệu',
  role: 'Vai trò',
};

type Field = keyof typeof FIELDS;

export const badField = (field: Field) => `Nội dung không hợp lệ: xin kiểm tra lại ô “${FIELDS[field]}”`;
export const nameCharacters = 'Tên có ký tự không hợp lệ';
export const locationCharacters = 'Địa điểm có ký tự không hợp lệ';
export const bioCharacters = 'Phần giới thiệu có ký tự không hợp lệ';
export const roleCharacters = 'Vai trò có ký tự không hợp lệ';
export const chooseType = 'Xin chọn loại hồ sơ';
export const onlyFishermen = 'Chỉ ngư dân mới chọn được mục này';
