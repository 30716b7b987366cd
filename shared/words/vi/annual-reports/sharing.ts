/** The public link of an annual report, for coordinators. */
export const title = 'Liên kết công khai';
export const lead =
  'Ai có liên kết này đều đọc được báo cáo mà không cần đăng nhập. Các trang tìm kiếm không hiện liên kết. Có thể ngừng liên kết bất cứ lúc nào.';
export const shows = 'Liên kết hiện các tổng số, và';
export const parts = {
  story: 'phần viết về năm này',
  months: 'suất ăn theo tháng',
  species: 'suất ăn theo loại cá',
  fishermen: 'suất ăn theo ngư dân, có tên những người đồng ý',
};
export const make = 'Tạo liên kết';
export const making = 'Đang tạo...';
export const notMade = 'Không tạo được liên kết';

export const link = 'Liên kết';
export const madeOn = (day: string) => `Tạo ngày ${day}.`;
export const copy = 'Sao chép liên kết';
export const messages = {
  copied: 'Đã sao chép liên kết',
  copyFailed: {
    title: 'Không sao chép được liên kết',
    description: 'Liên kết đã được chọn sẵn. Hãy tự sao chép.',
  },
};
export const change = 'Lưu những gì hiện ra';
export const changing = 'Đang lưu...';
export const changed = 'Liên kết hiện những gì đã chọn';
export const notChanged = 'Không lưu được lựa chọn';
export const end = 'Ngừng liên kết';
export const ending = 'Đang ngừng...';
export const endTitle = 'Ngừng liên kết?';
export const endText =
  'Từ bây giờ liên kết không cho ai xem báo cáo nữa. Có thể tạo liên kết khác bất cứ lúc nào.';
export const ended = 'Liên kết đã ngừng';
export const notEnded = 'Không ngừng được liên kết';
