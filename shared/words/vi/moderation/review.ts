import { isolated } from '../../../text/isolated.ts';

/** Reports as administrators handle them. */
export const view = 'Báo cáo nào';
export const views = { open: 'Đang chờ', handled: 'Đã xử lý' } as const;
export const none = {
  open: 'Không có báo cáo nào cần xem xét.',
  handled: 'Chưa xử lý báo cáo nào.',
} as const;
export const notLoaded = 'Không tải được các báo cáo.';
export const moreNotLoaded = 'Không tải được thêm báo cáo.';
export const oneNotLoaded = 'Không tải được báo cáo.';
export const back = 'Mọi báo cáo';

const OF = {
  message: 'Tin nhắn của',
  catch: 'Mẻ cá của',
  pledge: 'Phần cá hứa tặng của',
  landing: 'Chuyến cập bến của',
  rating: 'Đánh giá của',
  person: 'Hồ sơ của',
} as const;
/** The reported thing and its owner. */
export const about = (kind: keyof typeof OF, name: string) => `${OF[kind]} ${isolated(name)}`;
export const lookAt = 'Xem xét';
export const lookAtNamed = (what: string) => `Xem xét: ${what}`;
export const waiting = 'Đang chờ, báo cáo';
export const reportedAt = 'Đã báo cáo';
export const suspendedNow = 'Đang bị tạm khóa';
export const hiddenNow = 'Đang ẩn';

export const assignments = { all: 'Tất cả', mine: 'Của tôi', nobodys: 'Chưa ai' } as const;
export const assignment = 'Giao cho';
export const noneAssigned = {
  mine: 'Không có báo cáo nào giao cho tôi.',
  nobodys: 'Báo cáo nào cũng đã giao cho ai đó.',
} as const;
export const assignedToNobody = 'Chưa giao cho ai';
export const assignedToYou = 'Đã giao cho tôi';
export const assignedTo = (person: string) => `Đã giao cho ${isolated(person)}`;
export const take = 'Giao cho tôi';
export const assign = 'Giao';
export const assignTitle = 'Giao báo cáo này';
export const administrator = 'Quản trị viên';
export const nobody = 'Không ai';
export const adminsNotLoaded = 'Không tải được danh sách quản trị viên.';
export const assigned = 'Đã giao báo cáo';

export const whatWasReported = 'Nội dung bị báo cáo';
export const asItWas = 'Nội dung như lúc bị báo cáo.';
export const noEvidence = 'Không có bản sao nào, chỉ có báo cáo.';
export const photo = (kind: 'catch' | 'pledge', number: number, total: number) =>
  `Ảnh ${number}/${total} của ${kind === 'catch' ? 'mẻ cá' : 'phần cá hứa tặng'} bị báo cáo`;
export const photosKept = 'Giữ cho đến khi báo cáo này được xử lý.';
export const photoNotLoaded = 'Có ảnh không tải được.';
export const openPost = 'Mở bài đăng như hiện nay';
export const postHidden = 'Không mở được khi đang ẩn.';
export const subject = 'Tiêu đề';
export const written = 'Đã viết';
export const posted = 'Đã đăng';
export const fish = 'Cá';
export const place = 'Nơi';
export const stars = 'Sao';
export const name = 'Tên';
export const noWords = 'Không có chữ.';
export const catchInQuestion = 'Mẻ cá có liên quan';

export const why = 'Vì sao bị báo cáo';
export const what = 'Vấn đề';
export const by = 'Người báo cáo';
export const reporterGone = 'Một người đã rời đi';

export const people = 'Cả hai người';
export const reportedPerson = (person: string) => `${isolated(person)}, người bị báo cáo`;
export const reporter = (person: string) => `${isolated(person)}, người báo cáo`;
export const pastAbout = 'Báo cáo khác về người này';
export const pastBy = 'Báo cáo khác do người này gửi';
const countOf = (count: number, hasMore: boolean) => (hasMore ? `hơn ${count}` : String(count));
export const withCount = (label: string, count: number, hasMore: boolean) =>
  `${label}: ${count === 0 ? 'không có' : countOf(count, hasMore)}`;
export const nothingDone = 'Chưa làm gì';
export const openProfile = 'Mở tài khoản';

export const soFar = 'Đã làm gì';
export const notYet = 'Chưa có gì.';
export const done = {
  dismiss: 'Đã bỏ qua',
  hide_post: 'Đã ẩn',
  show_post: 'Đã cho hiện lại',
  warn: 'Đã cảnh cáo',
  suspend: 'Đã tạm khóa',
  lift_suspension: 'Đã mở khóa',
} as const;
export const doneBy = (person: string) => `bởi ${isolated(person)}`;
export const until = (end: string) => `đến ${end}`;

export const whatNow = 'Xử lý thế nào';
export const aboutYou = 'Báo cáo này nói về chính tài khoản đang dùng. Một quản trị viên khác phải xử lý.';
export const meanwhile = (person: string, what: string) =>
  `${isolated(person)} vừa thay đổi báo cáo này trong lúc trang đang mở: ${what}. Đây là bản mới nhất.`;

export const actions = {
  dismiss: {
    label: 'Bỏ qua',
    title: 'Bỏ qua báo cáo này?',
    text: 'Báo cáo sẽ được đóng lại. Không có gì khác thay đổi, và không ai được báo tin.',
    done: 'Đã bỏ qua báo cáo',
  },
  hide_post: {
    label: 'Ẩn',
    title: 'Ẩn nội dung này?',
    text: 'Không ai thấy được, và chỉ quản trị viên mới cho hiện lại được. Người này nhận email ghi lý do và cách khiếu nại.',
    done: 'Đã ẩn',
  },
  show_post: {
    label: 'Cho hiện lại',
    title: 'Cho hiện lại?',
    text: 'Người này nhận email, rồi có thể cho bài đăng hiện lại. Phần chữ của một đánh giá thì hiện lại ngay.',
    done: 'Đã cho phép hiện lại',
  },
  warn: {
    label: 'Cảnh cáo',
    title: 'Cảnh cáo người này?',
    text: 'Người này nhận email cảnh cáo, có ghi lý do và cách khiếu nại. Không có gì khác thay đổi.',
    done: 'Đã cảnh cáo',
  },
  suspend: {
    label: 'Tạm khóa',
    title: 'Tạm khóa người này?',
    text: 'Người này không thể đăng, sửa hay gửi bất cứ gì, và các bài đăng bị ẩn. Người này nhận email ghi lý do, thời hạn và cách khiếu nại.',
    done: 'Đã tạm khóa',
  },
  lift_suspension: {
    label: 'Mở khóa',
    title: 'Mở khóa cho người này?',
    text: 'Người này có thể đăng và viết trở lại, và các bài đăng được hiện lại. Người này nhận email báo tin.',
    done: 'Đã mở khóa',
  },
} as const;
export const changeSuspension = 'Sửa việc tạm khóa';
export const reason = 'Lý do';
export const reasonHint = 'Chúng tôi gửi nguyên văn cho người này. Không bao giờ cho biết ai đã báo cáo.';
export const busy = 'Đang lưu...';
export const changedMeanwhile = 'Có người khác đã sửa trước';
