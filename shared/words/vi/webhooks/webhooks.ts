/** The organization page's part about webhooks, for coordinators. */
import { isolated } from '../../../text/isolated.ts';
import { number } from '../general/format.ts';

export const title = 'Báo cho chương trình (webhook)';
export const lead =
  'Báo cho một chương trình biết khi có suất ăn mới ở gần, và khi phiếu nhận hay biên nhận của tổ chức có thay đổi. Chúng tôi gửi một yêu cầu ngắn, có chữ ký, không có tên hay dữ liệu cá nhân nào khác.';
export const none = 'Chưa có chương trình nào được báo.';
export const notLoaded = 'Không tải được các webhook.';
export const add = 'Thêm webhook';
export const addLead =
  'Chúng tôi gửi yêu cầu đầu tiên đến địa chỉ này. Chương trình trả lời bằng mã thử trong đó, và từ lúc ấy sẽ nhận được các sự kiện.';
export const adding = 'Đang thêm...';
export const added = 'Đã thêm webhook';
export const edit = 'Sửa';
export const editOf = (host: string) => `Sửa webhook của ${isolated(host)}`;
export const editTitle = 'Sửa webhook';
export const editLead =
  'Nếu đổi địa chỉ, chương trình ở đó phải trả lời bằng mã thử rồi mới nhận được sự kiện. Khóa bí mật vẫn giữ nguyên.';
export const edited = 'Đã lưu webhook';
export const eventNames = {
  'claim.created': 'Có đăng ký nhận suất ăn',
  'claim.approved': 'Phiếu nhận được duyệt',
  'claim.declined': 'Phiếu nhận bị từ chối',
  'claim.cancelled': 'Phiếu nhận bị hủy',
  'claim.expired': 'Phiếu nhận hết hạn',
  'claim.no_show': 'Không ai đến lấy',
  'claim.collected': 'Suất ăn đã được lấy',
  'claim.served': 'Ghi số suất ăn đã phục vụ',
  'pledge.created': 'Có suất ăn hứa tặng trong bán kính',
  'receipt.drafted': 'Có biên nhận nháp',
  'receipt.confirmed': 'Biên nhận được xác nhận',
  'receipt.corrected': 'Biên nhận được sửa',
  'receipt.withdrawn': 'Biên nhận bị rút lại',
  'organization.changed': 'Cài đặt của tổ chức thay đổi',
  'webhook.verify': 'Mã thử',
  'webhook.test': 'Gửi thử',
} as const;
export const stateNames = {
  unverified: 'Chưa xác minh',
  active: 'Đang hoạt động',
  off: 'Đã tắt',
} as const;
export const unverified = 'Địa chỉ này chưa trả lời bằng mã thử. Chúng tôi tiếp tục thử trong ba ngày.';
export const offReasons = {
  gone: 'Chương trình trả lời rằng không muốn nhận sự kiện nữa.',
  failing: 'Suốt ba ngày, chương trình không chấp nhận yêu cầu nào chúng tôi gửi.',
} as const;
export const failingSince = (time: string) =>
  `Từ ${time}, không có gì đến được nơi. Chúng tôi vẫn tiếp tục thử.`;
export const formerSecret = (time: string) => `Khóa cũ vẫn dùng được đến ${time}.`;

export const secret = 'Khóa bí mật';
export const secretText =
  'Nhờ khóa này, chương trình biết yêu cầu là của chúng tôi. Hãy sao chép khóa ngay, vì chúng tôi không thể hiện lại.';
export const copy = 'Sao chép khóa';
export const messages = {
  copied: 'Đã sao chép khóa',
  copyFailed: {
    title: 'Không sao chép được khóa',
    description: 'Khóa đang được chọn. Hãy tự sao chép.',
  },
};
export const done = 'Đã sao chép xong';

export const test = 'Gửi thử';
export const testOf = (host: string) => `Gửi thử đến ${isolated(host)}`;
export const testing = 'Đang gửi...';
export const tested = 'Đang gửi thử';
export const notTested = 'Không gửi thử được';
export const change = 'Đổi khóa';
export const changeOf = (host: string) => `Đổi khóa của ${isolated(host)}`;
export const changeTitle = 'Đổi khóa?';
export const changeText = 'Khóa cũ còn dùng được một ngày. Hãy đưa khóa mới vào chương trình trước lúc đó.';
export const changing = 'Đang đổi...';
export const notChanged = 'Không đổi được khóa';
export const end = 'Ngừng webhook';
export const endOf = (host: string) => `Ngừng webhook của ${isolated(host)}`;
export const endTitle = 'Ngừng webhook này?';
export const endText = 'Chương trình không nhận sự kiện nữa, và danh sách những gì đã gửi cũng mất.';
export const ending = 'Đang ngừng...';
export const ended = 'Đã ngừng webhook';
export const notEnded = 'Không ngừng được webhook';

export const sent = 'Những gì đã gửi';
export const sentTo = (host: string) => `Những gì đã gửi đến ${isolated(host)}`;
export const sentLead = 'Trong 30 ngày qua, mới nhất ở trên.';
export const sentNotLoaded = 'Không tải được danh sách này.';
export const moreNotLoaded = 'Không tải thêm được.';
export const nothingSent = 'Chưa gửi gì.';
export const deliveryStates = {
  waiting: 'Đang chờ',
  delivered: 'Đã gửi đến nơi',
  given_up: 'Đã bỏ',
} as const;
export const attempts = (count: number) => `${count} lần thử`;
export const status = (code: number) => `Trả lời ${code}`;
export const problems = {
  timeout: 'Không trả lời trong năm giây',
  no_address: 'Không có máy chủ này',
  private_address: 'Máy chủ không ở trên internet công cộng',
  no_connection: 'Không có kết nối an toàn',
  no_challenge: 'Trả lời mà không có mã thử',
} as const;
export const replay = 'Gửi lại';
export const replayOf = (event: string, time: string) => `Gửi lại: ${event}, ${time}`;
export const replaying = 'Đang gửi...';
export const replayed = 'Đang gửi lại';
export const notReplayed = 'Không gửi lại được';
export const since = 'Từ lúc';
export const sinceHint = (most: number) =>
  `Mọi thứ đã gửi từ lúc đó được gửi lại, đúng thứ tự và với mã như cũ: nhiều nhất ${number(most)} sự kiện.`;
export const replayAll = 'Gửi lại tất cả';
export const replayedAll = (count: number) => `Đang gửi lại ${number(count)} sự kiện`;
export const nothingReplayed = 'Không có gì được gửi từ lúc đó';
