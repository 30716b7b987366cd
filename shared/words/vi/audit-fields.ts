/** The fields and values of changes in the audit. */
import { dateTime, number } from './general/format.ts';
import { featureNames } from './site/settings.ts';

export const fields = {
  role: 'Vai trò',
  profiles: 'Hồ sơ',
  hasAccount: 'Tài khoản',
  hasSecondFactor: 'Xác minh hai bước',
  isPro: 'Pro',
  proUntil: 'Pro đến',
  credits: 'Lượt Pro',
  privateNote: 'Ghi chú riêng',
  mail: 'Email',
  recipients: 'Người nhận',
  address: 'Địa chỉ',
  phone: 'Điện thoại',
  email: 'Email',
  socialName: 'Tên liên kết',
  socialUrl: 'Liên kết',
  bannerText: 'Thông báo',
  bannerLink: 'Liên kết của thông báo',
  bannerFrom: 'Thông báo từ',
  bannerUntil: 'Thông báo đến',
  bannerTone: 'Kiểu thông báo',
  switchedOff: 'Các phần đã tắt',
  species: 'Loại cá',
  signUpsPerHour: 'Tài khoản mới mỗi giờ',
  freshHours: 'Số giờ cá tươi',
  maxOpenClaims: 'Phiếu nhận đang mở',
  newPledgeMinutes: 'Số phút phần cá hứa tặng còn mới',
  newPledgePercent: 'Phần trăm của phần cá hứa tặng mới',
  noShows: 'Số lần không ai đến lấy',
  noShowDays: 'Số ngày tính lần không ai đến lấy',
  readyTexts: 'Câu soạn sẵn',
  isAssigned: 'Đã giao',
  reportStatus: 'Báo cáo vi phạm',
  note: 'Ghi chú cho người này',
  isTakenDown: 'Do chúng tôi ẩn',
  isSuspended: 'Bị tạm khóa',
  suspendedUntil: 'Bị tạm khóa đến',
  applicationStatus: 'Đơn',
  reason: 'Lý do',
  audience: 'Gửi đến',
  draftVersion: 'Bản nháp số',
  sendAt: 'Gửi lúc',
  mailingState: 'Email',
  requestState: 'Yêu cầu',
  answer: 'Câu trả lời',
  claimState: 'Phiếu nhận',
  isInConflict: 'Có mâu thuẫn',
  mealsCounted: 'Suất ăn được tính',
  why: 'Vì sao',
  place: 'Nơi',
  radiusMiles: 'Bán kính (dặm)',
  mealsPerWeek: 'Suất ăn mỗi tuần',
  coldStorage: 'Chỗ trữ lạnh',
  organizationState: 'Trạng thái',
  contactName: 'Người liên hệ',
  contactEmail: 'Email người liên hệ',
  contactPhone: 'Điện thoại người liên hệ',
  legalName: 'Tên pháp lý',
  ein: 'EIN',
  signatory: 'Người ký',
  einVerifiedAt: 'EIN đã kiểm tra',
  isLicenseChecked: 'Giấy phép đã kiểm tra',
  memberRole: 'Vai trò',
  keyScopes: 'Quyền',
  secret: 'Khóa bí mật',
  hasLeaked: 'Bị lộ',
  reportParts: 'Hiện ra',
};

/** Values with their own texts. Other values are shown unchanged, with spaces. */
const VALUES: Readonly<Record<string, string>> = {
  story: 'phần viết về năm',
  months: 'suất ăn theo tháng',
  species: 'suất ăn theo loại cá',
  fishermen: 'suất ăn theo ngư dân',
  admin: 'Quản trị viên',
  fisherman_manager: 'Quản lý ngư dân',
  community_aid_manager: 'Quản lý cứu trợ cộng đồng',
  organization_user: 'thành viên tổ chức',
  ...featureNames,
  // English shows the rest as stored.
  fisherman: 'ngư dân',
  buyer: 'người mua cá tươi',
  coordinator: 'điều phối viên',
  collector: 'người lấy suất ăn',
  refrigerator: 'tủ lạnh',
  freezer: 'tủ đông',
  active: 'đang hoạt động',
  paused: 'tạm ngưng',
  open: 'chưa xử lý',
  handled: 'đã xử lý',
  new: 'đang chờ',
  waiting: 'đang chờ',
  approved: 'đã duyệt',
  declined: 'đã từ chối',
  reserved: 'đã giữ',
  collected: 'đã lấy',
  cancelled: 'đã hủy',
  expired: 'đã hết hạn',
  no_show: 'không ai đến lấy',
  scheduled: 'đã hẹn giờ',
  held: 'chưa gửi',
  canceled: 'đã hủy',
  sending: 'đang gửi',
  sent: 'đã gửi',
  stopped: 'đã dừng',
  unfinished: 'chưa xong',
  info: 'tin tức',
  good: 'tin vui',
  warning: 'cảnh báo',
};

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The readable form of a value. */
export function valueWords(value: string | number | boolean | readonly string[] | undefined): string {
  if (value === undefined) return nothing;
  if (typeof value === 'boolean') return value ? 'Có' : 'Không';
  if (typeof value === 'number') return number(value);
  if (typeof value !== 'string') return value.length > 0 ? value.map(valueWords).join(', ') : nothing;
  if (TIME.test(value)) return dateTime(new Date(value));
  return VALUES[value] ?? (/^[a-z]+(_[a-z]+)*$/.test(value) ? value.replaceAll('_', ' ') : value);
}

const nothing = 'không có';
