export const photos = 'Ảnh';
export const photoNamed = (index: number) => `ảnh ${index}`;
export const mainPhotoNow = (name: string) => `Ảnh trước đây là ${name} giờ là ảnh chính`;
export const uploaded = (done: number, count: number, news: string) =>
  `Đã tải lên ${done}/${count} ảnh. ${news}`;
export const full = (max: number) =>
  `Đã có ${max} ảnh, mức tối đa. Muốn thêm ảnh khác, hãy bỏ một ảnh trước.`;
export const meals = 'Suất ăn';
export const mainPhoto = 'Ảnh chính';
export const takePhoto = 'Chụp ảnh';
export const choosePhotos = (_room: number) => 'Chọn ảnh';

export const cancelNamed = (name: string) => `Hủy ${name}`;
export const remove = 'Bỏ';
export const removeNamed = (name: string) => `Bỏ ${name}`;
export const makeMain = 'Làm ảnh chính';
export const makeMainNamed = (name: string) => `Làm ảnh chính: ${name}`;
export const checking = 'Đang kiểm tra';
export const sendingNamed = (name: string) => `Đang gửi ${name}`;
export const percent = (value: number) => `${value}%`;
export const kept = 'Đã giữ lại';
export const keptUntilConnected = 'Đã lưu, chờ có mạng lại';
export const isUploaded = 'Đã tải lên';
export const retry = 'Thử lại';
export const retryNamed = (name: string) => `Thử lại ${name}`;
