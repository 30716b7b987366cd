import type { Flavour } from '#shared/flavours.ts';
import { isolated } from '../../../text/isolated.ts';
import { number } from '../general/format.ts';
import { siteNames } from '../general/sites.ts';

export const subject = 'Tiêu đề';
export const content = 'Nội dung';
export const audience = 'Gửi đến';
export const audienceMissing = 'Xin chọn ai sẽ nhận';
export const testAddressMissing = 'Xin điền ít nhất một địa chỉ';
export const testAddressesTooMany = (max: number) => `Mỗi lần tối đa ${max} địa chỉ`;
export const testRefused = (address: string) =>
  `${isolated(address)} đã hủy nhận, hoặc email gửi đến bị trả lại. Hãy bỏ địa chỉ này ra.`;
export const timeIsPast = 'Giờ này đã qua. Hãy chọn giờ trễ hơn.';
export const timeTooFar = 'Hãy chọn giờ trong vòng 90 ngày tới.';
export const placeUnknown = 'Chúng tôi không biết nơi này. Hãy điền thị trấn hoặc mã ZIP.';
export const nestedTooDeep =
  'Có trích dẫn hoặc danh sách lồng vào nhau quá nhiều lớp. Hãy viết đơn giản hơn.';

export const write = 'Viết bản tin';
export const writeToOne = 'Viết email';
export const title = 'Bản tin';
export const none = 'Chưa gửi bản tin nào.';
export const notLoaded = 'Không tải được các bản tin.';
export const notRead = 'Không tải được bản tin.';
export const moreNotLoaded = 'Không tải được thêm bản tin.';

/** The recipients. */
export const choose = 'Chọn';
export const groups = {
  sites: 'Mọi người đã tạo tài khoản ở',
  subscribers: 'Người nhận bản tin không có tài khoản ở',
  roles: 'Mọi người có vai trò',
  one: 'Một người',
} as const;
/** In the list to choose from, where each has to be clear by itself. */
export const groupsToChoose = {
  sites: 'Có tài khoản',
  subscribers: 'Chỉ nhận bản tin',
  roles: 'Có vai trò',
  one: 'Một người',
} as const;
export const accountsOf = {
  consumer: 'Tài khoản ở trang chợ cá',
  community: 'Tài khoản ở trang cộng đồng',
} as const;
export const subscribersOf = {
  consumer: 'Người nhận tin của trang chợ cá',
  community: 'Người nhận tin của trang cộng đồng',
} as const;
export const sites = { consumer: 'trang chợ cá', community: 'trang cộng đồng' } as const;
export const roles = {
  fisherman: 'Ngư dân',
  buyer: 'Người mua cá tươi',
  organization_user: 'Thành viên tổ chức',
  admin: 'Quản trị viên',
  fisherman_manager: 'Quản lý ngư dân',
  community_aid_manager: 'Quản lý cứu trợ cộng đồng',
} as const;
export const onePerson = 'Một người, theo tên hoặc địa chỉ';
export const findPerson = 'Tên hoặc địa chỉ email';
export const findPersonHint = 'Phần đầu của tên, hoặc trọn địa chỉ email';
export const toPerson = (name: string) => `Gửi đến ${isolated(name)}`;
export const anotherPerson = 'Người khác';
export const where = 'Ở đâu';
export const anywhere = 'Bất cứ đâu';
export const withinMiles = (miles: number) => `Trong vòng ${number(miles)} dặm quanh một nơi`;
export const place = 'Thị trấn hoặc mã ZIP';
export const placeHint =
  'Chúng tôi dựa vào địa điểm trong hồ sơ. Ai mà chúng tôi không biết ở đâu thì không được gửi.';
export const placeMissing = 'Xin điền thị trấn hoặc mã ZIP';
export const near = (whom: string, miles: number, town: string) =>
  `${whom}, trong vòng ${number(miles)} dặm quanh ${isolated(town)}`;

/** Replaces the name of a reader who gave none, after a greeting: “Xin chào quý vị”. */
export const someReader = 'quý vị';

/** The form. */
export const back = 'Quay lại các bản tin';
export const contentHint =
  '**đậm**, *nghiêng*, ## Đề mục, - danh sách, [chữ của liên kết](https://example.org). Để một dòng trống giữa các đoạn. {name} sẽ thành tên người nhận.';
export const kept = 'Chưa lưu. Chúng tôi giữ trên thiết bị này đến khi lưu hoặc gửi.';
export const savedBy = (name: string) => `${isolated(name)} đã lưu`;
export const saveDraft = 'Lưu bản nháp';
export const savingDraft = 'Đang lưu...';
export const draftSaved = {
  title: 'Đã lưu bản nháp',
  description: 'Ai có quyền gửi bản tin cũng mở được.',
};
export const discard = 'Bỏ';
export const discardTitle = 'Bỏ những gì đã viết?';
export const discardText = 'Tiêu đề và nội dung sẽ bị xóa.';
export const discardShared = 'Bản nháp sẽ bị xóa cho tất cả mọi người.';

/** Drafts, which everybody who sends newsletters shares. */
export const drafts = 'Bản nháp';
export const draftsNotLoaded = 'Không tải được các bản nháp.';
export const moreDraftsNotLoaded = 'Không tải được thêm bản nháp.';
export const draftNotRead = 'Không tải được bản nháp.';
export const untitled = 'Không có tiêu đề';
export const openDraft = 'Mở';
export const openDraftOf = (title: string) => `Mở bản nháp “${title}”`;
export const draftConflict = {
  title: 'Có người khác vừa lưu bản nháp này',
  lead: 'Nội dung đã viết vẫn còn trong mẫu nhưng chưa lưu. Đây là bản của họ:',
  mine: 'Thay bản của họ bằng bản của tôi',
  theirs: 'Dùng bản của họ',
} as const;
export const draftGone = {
  title: 'Có người đã xóa hoặc gửi bản nháp này',
  lead: 'Nội dung đã viết vẫn còn trong mẫu.',
  mine: 'Lưu thành bản nháp mới',
  theirs: 'Bỏ bản của tôi',
} as const;
export const preview = 'Xem trước';
export const previewViews = { consumer: 'Chợ cá', community: 'Cộng đồng', text: 'Chỉ chữ' };
export const previewView = 'Xem trước dạng';
export const previewEmpty = 'Viết tiêu đề và nội dung để xem trước ở đây.';
export const previewFailed = 'Không tải được bản xem trước.';
export const previewTitle = 'Bản xem trước của email';
/** Next to the preview. */
export const nameShown = (name: string) =>
  `Ở đây {name} hiện là tên của chính mình. Nếu không biết tên người nhận, email ghi “${name}”.`;
export const droppedLead = 'Bị bỏ khỏi email:';
export const dropped = {
  scripts: 'mã lệnh (script)',
  styles: 'màu sắc, phông chữ và kiểu trình bày khác',
  images: 'hình ảnh',
  media: 'video, âm thanh và trang nhúng',
  forms: 'mẫu điền và ô đánh dấu',
  links: 'liên kết không dẫn đến trang web hay địa chỉ email',
  other: 'định dạng mà các chương trình email không hiểu',
} as const;
export const sendTest = 'Gửi thử';
export const sendingTest = 'Đang gửi...';
export const testTo = 'Địa chỉ email';
export const testToHint = (max: number) => `Tối đa ${max}, cách nhau bằng dấu phẩy`;
export const testSent = (addresses: readonly string[]) => ({
  title: 'Đã gửi thử',
  description: `Chúng tôi đã gửi đến ${addresses.map(isolated).join(', ')}.`,
});
export const count = 'Đếm và gửi';
export const counting = (soFar: number) => `Đang đếm... ${number(soFar)}`;
const people = (howMany: number) => `${number(howMany)} người`;
export const confirmTitle = (howMany: number) => `Gửi đến ${people(howMany)}?`;
export const nobody = 'Không ai trong nhóm này nhận tin qua email.';
export const confirmText =
  'Chúng tôi bắt đầu gửi ngay. Có thể dừng lại, nhưng không thể lấy lại các email đã gửi.';
/** Such emails need a postal address by law. */
export const noAddress = (site: Flavour) =>
  `Bản tin phải ghi địa chỉ bưu điện, mà ${siteNames[site].toLowerCase()} chưa có địa chỉ nào.`;
export const askForAddress = 'Hãy nhờ một quản trị viên điền trong “Cài đặt”.';
export const enterAddress = 'Điền địa chỉ trong “Cài đặt”';
export const leftOutBefore = (unwanted: number, suppressed: number) =>
  `Không gửi: ${number(unwanted)} người đã hủy nhận và ${number(suppressed)} người có email bị trả lại.`;
/** The time of sending. */
export const when = 'Gửi khi nào';
export const whens = { now: 'Ngay', later: 'Hẹn giờ' } as const;
export const sendAt = (zone: string) => `Ngày và giờ (${zone})`;
export const sendAtHint = 'Trong vòng 90 ngày tới';
export const timeMissing = 'Xin chọn ngày và giờ';
export const confirmLater =
  'Trước lúc đó, có thể đổi giờ hoặc hủy. Ai tham gia trước lúc đó cũng sẽ nhận được.';
export const schedule = 'Hẹn giờ';
export const scheduling = 'Đang hẹn giờ...';
export const scheduled = (time: string) => ({
  title: 'Đã hẹn giờ gửi bản tin',
  description: `Bản tin sẽ được gửi vào ${time}.`,
});
export const goesOut = (time: string) => `Sẽ gửi vào ${time}`;
export const wasToGoOut = (time: string) => `Đã hẹn gửi vào ${time}`;
export const held = {
  noAddress: 'Lúc đó trang web chưa có địa chỉ bưu điện. Hãy điền trong “Cài đặt”, rồi chọn giờ khác.',
  notAllowed: 'Người hẹn giờ không còn điều hành trang web này. Hãy chọn giờ khác để gửi.',
} as const;
export const changeTime = 'Đổi giờ';
export const changeTimeOf = (title: string) => `Đổi giờ gửi “${title}”`;
export const send = 'Gửi';
export const starting = 'Đang bắt đầu...';
export const started = {
  title: 'Bản tin đang được gửi',
  description: 'Có thể đóng trang này. Chúng tôi vẫn tiếp tục gửi.',
};

/** An email that was sent, or is being sent. */
export const states = {
  scheduled: 'Đã hẹn giờ',
  held: 'Chưa gửi',
  canceled: 'Đã hủy',
  sending: 'Đang gửi',
  sent: 'Đã gửi',
  stopped: 'Đã dừng',
  unfinished: 'Chưa xong',
} as const;
export const by = (name: string, date: string) => `Người gửi: ${isolated(name)}, ${date}`;
export const progress = (sent: number, expected: number) =>
  `Đã gửi ${number(sent)} trên tổng số khoảng ${number(expected)}`;
export const sentTo = (sent: number) => `Đã gửi đến ${people(sent)}`;
export const progressOf = (title: string) => `Tiến độ gửi “${title}”`;
export const reasons = {
  unwanted: 'Không gửi, đã hủy nhận',
  suppressed: 'Không gửi, email trước bị trả lại',
  tooMany: 'Không gửi, hết giới hạn trong ngày',
  refused: 'Không gửi, dịch vụ email từ chối',
  gone: 'Không gửi, tài khoản đã xóa',
} as const;
export const bounced = 'Bị trả lại';
export const complained = 'Bị đánh dấu là thư rác';
export const leftOut = (reason: string, howMany: number) => `${reason}: ${number(howMany)}`;
export const unfinished = (missing: number) =>
  `Chưa gửi đến khoảng ${people(missing)}. Chúng tôi đã ngừng sau nhiều lần thử.`;
export const tooLongAgo = 'Bản tin này đã quá cũ để gửi tiếp. Hãy viết bản tin mới.';
export const resume = 'Gửi cho những người chưa nhận';
export const resumeOf = (title: string) => `${resume}: “${title}”`;
export const again = 'Dùng lại';
export const againOf = (title: string) => `Dùng lại “${title}”`;
export const cancelMailing = 'Hủy bản tin';
export const cancelOf = (title: string) => `Hủy “${title}”`;
export const stop = 'Dừng';
export const stopOf = (title: string) => `Dừng “${title}”`;
/** The question before each action, and the message after it. */
export const changes = {
  stop: {
    title: 'Dừng bản tin này?',
    text: 'Chúng tôi ngừng gửi ngay. Sau này không gửi tiếp được.',
    confirm: stop,
    busy: 'Đang dừng...',
    done: { title: 'Đã dừng bản tin' },
  },
  cancel: {
    title: 'Hủy bản tin này?',
    text: 'Không ai nhận được. Có thể dùng lại nội dung.',
    confirm: cancelMailing,
    busy: 'Đang hủy...',
    done: { title: 'Đã hủy bản tin' },
  },
  resume: {
    title: 'Gửi cho những người chưa nhận?',
    text: 'Chúng tôi gửi cho mọi người chưa nhận được. Không ai nhận hai lần, và người đã hủy nhận không nhận.',
    confirm: 'Gửi tiếp',
    busy: 'Đang bắt đầu...',
    done: started,
  },
} as const;
export const canceledBy = (name: string, date: string) => `Người hủy: ${isolated(name)}, ${date}`;
export const stoppedBy = (name: string, date: string) => `Người dừng: ${isolated(name)}, ${date}`;
export const read = 'Đọc';
export const readOf = (title: string) => `Đọc “${title}”`;
