/** API keys on the page of an organization, for its coordinators, and in the dashboard. */
import { isolated } from '../../../text/isolated.ts';

export const ofOrganization = {
  title: 'Khóa API',
  lead: 'Với khóa API, một chương trình của tổ chức có thể tìm suất ăn hứa tặng và đăng ký nhận suất ăn mà không cần mật khẩu của ai.',
  two: 'Để thay một khóa, hãy tạo khóa thứ hai, đổi khóa trong chương trình, rồi ngừng khóa cũ.',
  stopped: 'Đã dừng, vì người tạo khóa không còn là điều phối viên đang hoạt động. Hãy tạo khóa khác.',
  name: 'Tên',
  nameHint: 'Chẳng hạn tên chương trình dùng khóa',
  newTitle: 'Khóa API mới',
  newText: 'Hãy sao chép ngay. Khóa chỉ hiện một lần. Bất cứ ai có khóa đều có thể thay mặt tổ chức.',
};
export const none = 'Chưa có khóa API nào.';
export const notLoaded = 'Không tải được các khóa API.';

/** The rights of a key. */
export const scopes = {
  'pledges:read': 'Tìm suất ăn hứa tặng',
  'claims:write': 'Đăng ký nhận suất ăn, xem và thay đổi phiếu nhận',
  'impact:read': 'Đọc số liệu về suất ăn',
  'landings:read': 'Xem các chuyến cập bến đã báo',
};
export const madeOn = (day: string) => `Tạo ngày ${day}`;
export const usedOn = (day: string) => `Dùng lần cuối ngày ${day}`;
export const neverUsed = 'Chưa dùng';
export const endsOn = (day: string) => `Hết hạn ngày ${day} nếu không được dùng`;

export const makeTitle = 'Tạo khóa API';
export const allowed = 'Khóa được phép';
export const make = 'Tạo khóa API';
export const making = 'Đang tạo...';

export const label = 'Khóa API';
export const copy = 'Sao chép khóa API';
export const messages = {
  copied: 'Đã sao chép khóa API',
  copyFailed: {
    title: 'Không sao chép được khóa API',
    description: 'Khóa đang được chọn. Hãy tự sao chép.',
  },
};
export const done = 'Đã lưu khóa';
export const notShown = {
  title: 'Khóa API đã được tạo, nhưng không thể hiện lại',
  description: 'Hãy ngừng khóa này và tạo khóa khác.',
};

export const end = 'Ngừng';
export const endNamed = (key: string) => `Ngừng ${isolated(key)}`;
export const endTitle = (key: string) => `Ngừng khóa API ${isolated(key)}?`;
export const endText = 'Các chương trình dùng khóa này sẽ ngừng hoạt động ngay.';
export const confirmEnd = 'Ngừng khóa API';
export const ending = 'Đang ngừng...';
export const ended = 'Khóa API đã ngừng';
export const notEnded = 'Không ngừng được khóa API';
