/** Refusals of a device that asks for notifications. */
export const name = 'Tên thiết bị';
export const nameMissing = 'Thiết bị cần có tên';
export const endpointUnknown = 'Đây không phải địa chỉ của dịch vụ thông báo mà chúng tôi biết';
export const keyInvalid = 'Đây không phải khóa dùng cho thông báo';
export const deviceInvalid = 'Đây không phải mã của một thiết bị';
