/** The profile page's part about notifications. */
export const title = 'Thông báo trên thiết bị này';
export const lead =
  'Nhận tin về những gì đang theo dõi bằng thông báo trên thiết bị này, cả khi đã đóng Creel. Chọn điều muốn theo dõi và giờ nhận tin ở phía trên.';
export const discreet = 'Màn hình khóa chỉ cho biết có tin mới, không nêu tên. Có thể đổi điều này tại đây.';
export const turnOn = 'Bật thông báo';
export const turningOn = 'Đang bật...';
export const turnOff = 'Tắt thông báo';
export const turningOff = 'Đang tắt...';
export const isOn = 'Thông báo đang bật trên thiết bị này.';
export const isOff = 'Thông báo đang tắt trên thiết bị này.';
export const details = 'Hiện tên và giá trong thông báo, cả trên màn hình khóa';
export const notChanged = 'Không đổi được';
export const notAllowed = 'Trình duyệt chưa được cho phép. Hãy nhấn nút lần nữa và chọn “Cho phép”.';
export const unsupported =
  'Trình duyệt này không hiện được thông báo. Tin vẫn được gửi qua email và có trên trang này.';
export const installFirst =
  'Trên iPhone hoặc iPad, cần thêm Creel vào màn hình chính thì mới có thông báo. Trong Safari, chạm Chia sẻ, rồi “Thêm vào MH chính”. Mở Creel từ đó và bật thông báo tại đây.';
export const denied =
  'Thông báo của trang này đang bị chặn trên thiết bị. Để cho phép, hãy mở phần cài đặt của trang này trong trình duyệt, thường ở biểu tượng cạnh địa chỉ. Cho phép thông báo ở đó, rồi tải lại trang này.';

export const otherDevices = 'Các thiết bị khác nhận thông báo';
export const devicesNotLoaded = 'Không tải được danh sách thiết bị.';
export const lastUsed = (day: string) => `Dùng lần cuối: ${day}`;
export const remove = 'Gỡ';
export const removeNamed = (device: string) => `Gỡ ${device}`;
export const removing = 'Đang gỡ...';
export const removed = 'Thiết bị đó không nhận thông báo nữa';
