export const title = 'Lịch';
export const lead =
  'Xem các lần nhận và giao hàng, và các chuyến cập bến đang theo dõi, ngay trong lịch trên điện thoại hoặc máy tính.';
export const howSecret =
  'Ai có địa chỉ này đều xem được mà không cần đăng nhập. Vì vậy đừng đưa cho ai khác.';
export const make = 'Tạo địa chỉ bí mật';
export const making = 'Đang tạo...';
export const notLoaded = 'Không tải được địa chỉ của lịch.';
export const notMade = 'Không tạo được địa chỉ';

export const address = 'Địa chỉ bí mật';
export const madeOn = (day: string) => `Tạo ngày ${day}.`;
export const copy = 'Sao chép địa chỉ';
export const messages = {
  copied: 'Đã sao chép địa chỉ',
  copyFailed: {
    title: 'Không sao chép được địa chỉ',
    description: 'Địa chỉ đã được chọn sẵn. Hãy tự sao chép.',
  },
};
export const addTo = 'Thêm vào';
export const howGoogle = 'Google chỉ cho thêm trên máy tính. Sau đó lịch cũng hiện trên điện thoại.';
export const howOthers =
  'Trong chương trình khác, hãy tìm mục “Đăng ký” hoặc “Thêm từ web” rồi dán địa chỉ vào. Thay đổi có thể mất vài giờ mới hiện ra.';

export const change = 'Đổi địa chỉ';
export const changing = 'Đang đổi...';
export const changeTitle = 'Đổi địa chỉ bí mật?';
export const changeText = 'Địa chỉ cũ ngừng hoạt động ngay. Hãy thêm địa chỉ mới vào những nơi đang dùng.';
export const changed = 'Đã đổi địa chỉ';
export const end = 'Ngừng địa chỉ';
export const ending = 'Đang ngừng...';
export const endTitle = 'Ngừng địa chỉ bí mật?';
export const endText = 'Không ai đọc được lịch nữa. Có thể tạo địa chỉ khác bất cứ lúc nào.';
export const ended = 'Địa chỉ đã ngừng';
export const notEnded = 'Không ngừng được địa chỉ';
