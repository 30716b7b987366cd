export const errorOccurred = 'Đã có lỗi bất ngờ.';
export const stillHere = (reason: string) => `${reason} Những gì đã nhập vẫn còn ở đây.`;
export const isRequired = (field: string) => `${field} không được để trống`;
export const isTooLong = (field: string, max: number) => `${field} chỉ được dài tối đa ${max} ký tự`;
