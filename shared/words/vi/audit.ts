/** The audit as administrators read it. */
import type { Flavour } from '../../flavours.ts';
import { isolated } from '../../text/isolated.ts';
import { valueWords } from './audit-fields.ts';
import { siteNames } from './general/sites.ts';

interface Told {
  actor: string;
  /** The name of the person concerned. */
  person: string;
  organization: string;
  /** The name of the site, if the change is about one. */
  site: string;
  /** The readable form of a value before or after. */
  value(field: string): string;
}

type Sentence = (told: Told) => string;

/** An entry as one sentence, for each kind in shared/audit/actions.ts. */
export const sentences = {
  'role-assigned': ({ actor, person, value }) => `${actor} đã giao cho ${person} vai trò ${value('role')}`,
  'role-removed': ({ actor, person, value }) => `${actor} đã bỏ vai trò ${value('role')} của ${person}`,
  'profile-deleted': ({ actor, person }) => `${actor} đã xóa hồ sơ của ${person}`,
  'account-deleted': ({ actor, person }) => `${actor} đã xóa tài khoản của ${person}`,
  'second-factor-reset': ({ actor, person }) => `${actor} đã đặt lại xác minh hai bước cho ${person}`,
  'second-factor-recovered': ({ person }) => `${person} đã tắt xác minh hai bước bằng một mã khôi phục`,
  'pro-changed': ({ actor, person }) => `${actor} đã đổi việc ${person} có Pro hay không`,
  'credits-granted': ({ actor, person }) => `${actor} đã cho ${person} lượt Pro`,
  'credits-taken': ({ actor, person }) => `${actor} đã lấy lại lượt Pro của ${person}`,
  'note-added': ({ actor, person }) => `${actor} đã viết ghi chú riêng về ${person}`,
  'note-deleted': ({ actor, person }) => `${actor} đã xóa một ghi chú riêng về ${person}`,
  'mails-sent': ({ actor, value }) => `${actor} đã gửi email: ${value('mail')}`,
  'site-changed': ({ actor, site }) => `${actor} đã sửa cài đặt của ${site}`,
  'species-changed': ({ actor }) => `${actor} đã sửa danh sách loại cá`,
  'limits-changed': ({ actor }) => `${actor} đã sửa quy định về an toàn thực phẩm và công bằng`,
  'ready-texts-changed': ({ actor }) => `${actor} đã sửa các câu soạn sẵn`,
  'report-assigned': ({ actor, person, value }) =>
    value('isAssigned') === valueWords(true)
      ? `${actor} đã giao một báo cáo cho ${person}`
      : `${actor} đã lấy lại một báo cáo từ ${person}`,
  'report-dismissed': ({ actor, person }) => `${actor} đã bỏ qua một báo cáo về ${person}`,
  'post-hidden': ({ actor, person }) => `${actor} đã ẩn một nội dung của ${person}`,
  'post-released': ({ actor, person }) => `${actor} đã cho phép hiện lại một nội dung của ${person}`,
  'person-warned': ({ actor, person }) => `${actor} đã cảnh cáo ${person}`,
  'person-suspended': ({ actor, person }) => `${actor} đã tạm khóa ${person}`,
  'suspension-lifted': ({ actor, person }) => `${actor} đã mở khóa cho ${person}`,
  'suspension-ended': ({ person }) => `Việc tạm khóa ${person} đã tự hết`,
  'application-approved': ({ actor, organization }) => `${actor} đã duyệt đơn của ${organization}`,
  'application-declined': ({ actor }) => `${actor} đã từ chối một đơn`,
  'application-deleted': ({ actor }) => `${actor} đã xóa một đơn`,
  'mailing-started': ({ actor }) => `${actor} đã gửi một bản tin`,
  'mailing-draft-saved': ({ actor }) => `${actor} đã lưu bản nháp của một bản tin`,
  'mailing-draft-deleted': ({ actor }) => `${actor} đã xóa bản nháp của một bản tin`,
  'mailing-scheduled': ({ actor, value }) => `${actor} đã hẹn gửi một bản tin vào ${value('sendAt')}`,
  'mailing-resumed': ({ actor }) => `${actor} đã gửi tiếp một bản tin`,
  'mailing-stopped': ({ actor }) => `${actor} đã dừng hoặc hủy một bản tin`,
  'invitation-approved': ({ actor }) => `${actor} đã duyệt một yêu cầu lời mời`,
  'invitation-declined': ({ actor }) => `${actor} đã từ chối một yêu cầu lời mời`,
  'invitation-answered': ({ actor }) => `${actor} đã trả lời một yêu cầu lời mời`,
  'claim-approved': ({ actor, organization }) => `${actor} đã duyệt một phiếu nhận của ${organization}`,
  'claim-declined': ({ actor, organization }) => `${actor} đã từ chối một phiếu nhận của ${organization}`,
  'no-show-struck': ({ actor, organization }) =>
    `${actor} đã bỏ tính một lần không đến lấy của ${organization}`,
  'mark-struck': ({ actor, person }) => `${actor} đã bỏ một lần vắng mặt của ${person}`,
  'mark-kept': ({ actor, person }) => `${actor} đã giữ nguyên một lần vắng mặt của ${person}`,
  'license-checked': ({ actor, person }) => `${actor} đã xem xét một giấy phép của ${person}`,
  'handover-counted': ({ actor, organization }) => `${actor} đã tính một lần giao trễ cho ${organization}`,
  'handover-dismissed': ({ actor, organization }) =>
    `${actor} đã đóng một lần giao trễ cho ${organization} mà không tính`,
  'organization-changed': ({ actor, organization }) => `${actor} đã sửa ${organization}`,
  'organization-member-invited': ({ actor, organization }) => `${actor} đã mời một người vào ${organization}`,
  'organization-member-set': ({ actor, person, organization, value }) =>
    `${actor} đã cho ${person} làm ${value('memberRole')} của ${organization}`,
  'organization-member-removed': ({ actor, person, organization }) =>
    `${actor} đã loại ${person} ra khỏi ${organization}`,
  'api-key-made': ({ actor, organization }) => `${actor} đã tạo một khóa API cho ${organization}`,
  'api-key-ended': ({ actor, organization }) => `${actor} đã ngừng một khóa API của ${organization}`,
  'partner-key-made': ({ actor, value }) => `${actor} đã tạo một khóa API cho ${isolated(value('partner'))}`,
  'partner-key-ended': ({ actor, value }) =>
    `${actor} đã ngừng một khóa API của ${isolated(value('partner'))}`,
  'secret-changed': ({ actor }) => `${actor} đã đổi một khóa bí mật của trang web`,
  'report-shared': ({ actor, organization }) => `${actor} đã chia sẻ một báo cáo năm của ${organization}`,
  'report-link-ended': ({ actor, organization }) =>
    `${actor} đã ngừng liên kết đến một báo cáo năm của ${organization}`,
} satisfies Record<string, Sentence>;

/** Kinds of entries for the filter. */
export const actions = {
  'role-assigned': 'Giao vai trò',
  'role-removed': 'Bỏ vai trò',
  'profile-deleted': 'Xóa hồ sơ',
  'account-deleted': 'Xóa tài khoản',
  'second-factor-reset': 'Đặt lại xác minh hai bước',
  'second-factor-recovered': 'Dùng mã khôi phục',
  'pro-changed': 'Đổi Pro',
  'credits-granted': 'Cho lượt Pro',
  'credits-taken': 'Lấy lại lượt Pro',
  'note-added': 'Viết ghi chú riêng',
  'note-deleted': 'Xóa ghi chú riêng',
  'mails-sent': 'Gửi email',
  'site-changed': 'Sửa cài đặt trang web',
  'species-changed': 'Sửa loại cá',
  'limits-changed': 'Sửa an toàn thực phẩm và công bằng',
  'ready-texts-changed': 'Sửa câu soạn sẵn',
  'report-assigned': 'Giao báo cáo',
  'report-dismissed': 'Bỏ qua báo cáo',
  'post-hidden': 'Ẩn bài đăng',
  'post-released': 'Cho bài đăng hiện lại',
  'person-warned': 'Cảnh cáo người dùng',
  'person-suspended': 'Tạm khóa người dùng',
  'suspension-lifted': 'Mở khóa',
  'suspension-ended': 'Tạm khóa tự hết',
  'application-approved': 'Duyệt đơn',
  'application-declined': 'Từ chối đơn',
  'application-deleted': 'Xóa đơn',
  'mailing-started': 'Gửi bản tin',
  'mailing-draft-saved': 'Lưu bản nháp bản tin',
  'mailing-draft-deleted': 'Xóa bản nháp bản tin',
  'mailing-scheduled': 'Hẹn giờ bản tin',
  'mailing-resumed': 'Gửi tiếp bản tin',
  'mailing-stopped': 'Dừng hoặc hủy bản tin',
  'invitation-approved': 'Duyệt yêu cầu lời mời',
  'invitation-declined': 'Từ chối yêu cầu lời mời',
  'invitation-answered': 'Trả lời yêu cầu lời mời',
  'claim-approved': 'Duyệt phiếu nhận',
  'claim-declined': 'Từ chối phiếu nhận',
  'no-show-struck': 'Bỏ tính lần không đến lấy',
  'mark-struck': 'Bỏ lần vắng mặt',
  'mark-kept': 'Giữ nguyên lần vắng mặt',
  'license-checked': 'Xem xét giấy phép',
  'handover-counted': 'Tính lần giao trễ',
  'handover-dismissed': 'Đóng lần giao trễ',
  'organization-changed': 'Sửa tổ chức',
  'organization-member-invited': 'Mời thành viên',
  'organization-member-set': 'Đặt vai trò thành viên',
  'organization-member-removed': 'Loại thành viên ra',
  'api-key-made': 'Tạo khóa API',
  'api-key-ended': 'Ngừng khóa API',
  'partner-key-made': 'Tạo khóa API của đối tác bên ngoài',
  'partner-key-ended': 'Ngừng khóa API của đối tác bên ngoài',
  'secret-changed': 'Đổi khóa bí mật',
  'report-shared': 'Chia sẻ báo cáo năm',
  'report-link-ended': 'Ngừng liên kết đến báo cáo năm',
};

export const gone = 'một người đã rời đi';
export const nobody = 'một người';
export const theSite = (flavour: Flavour | undefined) =>
  flavour ? siteNames[flavour].toLowerCase() : 'trang web';
export const noOrganization = 'một tổ chức';
export const before = 'trước';
export const after = 'sau';
export const changed = 'Đã sửa. Nội dung không được giữ ở đây.';

export const title = 'Nhật ký quản trị';
export const lead =
  'Mọi thay đổi do người điều hành trang web này thực hiện, mới nhất trước. Các mục được giữ mãi và ghi tên hiện nay của mọi người.';
export const kind = 'Đã làm gì';
export const everyKind = 'Mọi việc';
export const from = 'Từ';
export const until = 'Đến';
export const person = 'Do hoặc về một người';
export const openReport = 'Mở báo cáo';
export const onlyPerson = (name: string) => `Chỉ ${isolated(name)}`;
export const them = 'người này';
export const showing = (name: string) => `Thay đổi do và về ${isolated(name)}`;
export const everybody = 'Hiện mọi người';
export const none = 'Chưa có mục nào.';
export const noneFound = 'Không có mục nào khớp.';
export const notLoaded = 'Không tải được nhật ký quản trị.';
export const moreNotLoaded = 'Không tải được thêm nhật ký quản trị.';

/** The columns of the CSV file. */
export const columns = [
  'time',
  'what',
  'who',
  'who (id)',
  'to whom',
  'to whom (id)',
  'organization',
  'organization (id)',
  'subject (id)',
  'before',
  'after',
  'changed, not kept',
  'entry',
];
export const fileName = 'audit.csv';
export const download = 'Tải dạng CSV';
