import { isolated } from '../../../text/isolated.ts';

export const title = 'Chuyến cập bến của tôi';
export const announce = 'Báo chuyến cập bến';
export const notLoaded = 'Không tải được các chuyến cập bến của mình. Xin thử lại.';
export const earlier = 'Các chuyến trước';
export const hidden = {
  takenDown: 'Người quản lý trang đã ẩn: chỉ mình thấy chuyến này.',
  suspended: 'Đã ẩn trong lúc tài khoản bị tạm khóa: chỉ mình thấy chuyến này.',
};
export const writeToUs = 'Viết cho chúng tôi về việc này';

export const steps = {
  underway: 'Đang về bến',
  landed: 'Đã cập bến',
  done: 'Kết thúc chuyến',
};
export const delays = { 30: '+30 phút', 60: '+1 giờ' };
export const stepNamed = (step: string, harbour: string) => `${step}: ${harbour}`;
export const stepping = 'Đang lưu...';
export const told = {
  underway: 'Mọi người thấy tàu đang về',
  landed: 'Mọi người thấy tàu đã về',
  done: 'Chuyến cập bến đã xong',
  cancelled: 'Đã hủy chuyến cập bến',
  delayed: 'Mọi người thấy giờ mới',
};
export const keptTitle = 'Đã giữ trên máy này';
export const keptText = 'Sẽ gửi khi có mạng.';
export const noRoom = 'Không có mạng, và trình duyệt này không lưu được. Hãy thử lại khi có mạng.';
export const stepRefused = 'Một thay đổi của chuyến cập bến không được nhận';

export const waitingSteps = 'Chờ gửi';
export const waitingStep = {
  underway: '“Đang về bến”',
  landed: '“Đã cập bến”',
  done: '“Kết thúc chuyến”',
  cancelled: '“Hủy chuyến”',
  30: '“Trễ 30 phút”',
  60: '“Trễ 1 giờ”',
};
export const waitsForConnection = (step: string) => `${step} chờ có mạng`;
export const waitsForTurn = (step: string) => `${step} chờ gửi`;
export const waitsForSignIn = (step: string) => `${step} chờ đăng nhập`;
export const isSent = (step: string) => `${step} đang được gửi`;
export const failed = (step: string, reason: string) => `${step} chưa gửi được. ${reason}`;
export const refused = (step: string, reason: string) => `${step} không được nhận. ${reason}`;
export const dismiss = 'Bỏ qua';
export const retry = 'Thử lại';

export const edit = 'Sửa';
export const editNamed = (harbour: string) => `Sửa chuyến cập bến ở ${isolated(harbour)}`;
export const cancel = 'Hủy chuyến';
export const cancelTitle = 'Hủy chuyến cập bến này?';
export const cancelText = 'Người theo dõi sẽ được báo. Trang của chuyến ghi là đã hủy.';
export const cancelLateText =
  'Người theo dõi sẽ được báo. Còn chưa tới hai giờ là cập bến: từ lần thứ ba, các chuyến sẽ ghi là đã hủy trễ.';
export const keep = 'Giữ chuyến';
export const cancelling = 'Đang hủy...';

export const remove = 'Xóa chuyến';
export const removeTitle = 'Xóa chuyến này?';
export const removeText = 'Trang của chuyến sẽ mất hẳn. Các bài đăng từ chuyến này vẫn còn.';
export const removing = 'Đang xóa...';
export const removed = 'Đã xóa chuyến';
export const notRemoved = 'Không xóa được chuyến';

export const makePosts = 'Đăng cá của chuyến này';
export const postLine = 'Đăng bán';
export const pledgeLine = 'Hứa tặng suất ăn';
export const postNamed = (species: string) => `Đăng bán: ${species}`;
export const pledgeNamed = (species: string) => `Hứa tặng suất ăn: ${species}`;
export const postedAs = { catch: 'Đã đăng bán', pledge: 'Đã hứa tặng' };
export const pledgeLeft = 'Hứa tặng phần còn lại';
export const pledgeLeftNamed = (species: string) => `Hứa tặng phần còn lại: ${species}`;
export const left = (quantity: string) => `còn ${quantity}`;

export const series = 'Các chuyến lặp lại';
export const announcedThreeDaysBefore = 'Mỗi chuyến được báo trước ba ngày.';
export const changeSeries = 'Thay đổi áp dụng cho những chuyến chưa báo.';
export const editSeries = 'Sửa';
export const editSeriesNamed = (harbour: string) => `Sửa các chuyến lặp lại ở ${isolated(harbour)}`;
export const endSeriesTitle = 'Ngừng các chuyến này?';
export const endSeriesText = 'Những chuyến đã báo vẫn giữ. Sẽ không có chuyến mới.';
export const ended = 'Các chuyến không lặp lại nữa';
