/** Role Management and Users of the dashboard. */
import { isolated } from '../../../text/isolated.ts';

export const findPerson = 'Tìm một người';
export const findHint = 'Phần đầu của tên hoặc địa chỉ email';
export const nobodyFound = 'Không ai khớp.';
export const notSearched = 'Không tìm được. Xin thử lại.';
export const chooseAnother = 'Chọn người khác';
export const foundPeople = 'Người tìm thấy';
export const nameless = 'Chưa đăng nhập lần nào';
export const since = (day: string) => `Tham gia ${day}`;

export const assignTitle = 'Giao vai trò';
export const user = 'Người dùng';
export const role = 'Vai trò';
export const chooseRole = 'Xin chọn';
export const assign = 'Giao vai trò';
export const assigning = 'Đang giao...';
export const needsBoth = 'Xin chọn cả người dùng và vai trò';
export const assigned = 'Đã giao vai trò';
export const notAssigned = 'Không giao được vai trò';
export const removed = 'Đã bỏ vai trò';
export const notRemoved = 'Không bỏ được vai trò';
export const membersNotLoaded = 'Không tải được vai trò của người dùng';
export const rolesNotLoaded = 'Không tải được các vai trò';
export const nothingLoaded = 'Không tải được người dùng và vai trò';
export const nobodyHas = 'Không ai có vai trò này.';
export const assignedBy = (who: string, day: string) => `${isolated(who)} giao vào ${day}`;
export const somebodyGone = 'một người đã rời đi';
export const remove = 'Bỏ';
export const removeFrom = (role: string, name: string) => `Bỏ vai trò ${role} của ${isolated(name)}`;
export const removeTitle = (role: string, name: string) => `Bỏ vai trò ${role} của ${isolated(name)}?`;
export const removeText = 'Người này mất vai trò này ngay.';
export const removeOwnText = 'Quý vị sẽ mất vai trò này ngay, cùng với quyền vào trang này.';
export const removing = 'Đang bỏ...';
export const roleNames = {
  admin: 'Quản trị viên',
  community_aid_manager: 'Quản lý cứu trợ cộng đồng',
  fisherman_manager: 'Quản lý ngư dân',
} as const;

export const usersNotLoaded = 'Không lấy được người dùng từ cơ sở dữ liệu';
export const moreNotLoaded = 'Không tải được thêm người.';
export const noUsers = 'Chưa ai tạo tài khoản.';
export const suspended = 'Bị tạm khóa';
export const backToUsers = 'Mọi người dùng';
export const personNotFound = 'Không tìm thấy tài khoản này. Có thể đã bị xóa.';

export const account = 'Tài khoản';
export const email = 'Email';
export const joined = 'Tạo tài khoản';
export const secondFactor = 'Xác minh hai bước';
export const isOn = 'Bật';
export const isOff = 'Tắt';
export const unknown = 'Không kiểm tra được';
export const resetFactor = 'Đặt lại xác minh hai bước';
export const resetTitle = (name: string) => `Đặt lại xác minh hai bước cho ${isolated(name)}?`;
export const resetText =
  'Chỉ làm khi người này đã mất ứng dụng xác thực. Sau đó họ chỉ cần mật khẩu để đăng nhập, cho đến khi cài ứng dụng mới. Hãy chắc rằng chính họ yêu cầu việc này.';
export const reset = 'Đặt lại';
export const resetting = 'Đang đặt lại...';
export const wasReset = 'Đã đặt lại xác minh hai bước';
export const notReset = 'Chưa đặt lại được xác minh hai bước';

export const profiles = 'Hồ sơ';
export const noProfiles = 'Không có hồ sơ.';
export const seePublic = 'Xem hồ sơ công khai';
export const name = 'Tên';
export const phone = 'Điện thoại';
export const location = 'Địa điểm';
export const bio = 'Giới thiệu';
export const organizationRole = 'Vai trò ở đó';
export const notGiven = 'không ghi';

export const proTitle = 'Pro và lượt Pro';
export const pro = 'Pro';
export const isPro = 'Có, không có ngày hết';
export const isProUntil = (day: string) => `Có, đến ${day}`;
export const notPro = 'Không';
export const credits = 'Lượt Pro';
export const makePro = 'Nâng lên Pro';
export const changePro = 'Sửa';
export const endPro = 'Ngừng Pro';
export const endProText = 'Bài đăng mới của người này sẽ không phải là Pro.';
export const savingPro = 'Đang lưu...';
export const proEnd = 'Pro đến';
export const proEndHint = 'Để trống nếu không có ngày hết.';
export const proSaved = 'Đã đổi Pro';
export const proNotSaved = 'Chưa đổi được Pro';
export const changeCredits = {
  grant: {
    open: 'Cho lượt Pro',
    title: (name: string) => `Cho ${isolated(name)} lượt Pro`,
    label: 'Số lượt Pro cho thêm',
    busy: 'Đang cho...',
  },
  take: {
    open: 'Lấy lại lượt Pro',
    title: (name: string) => `Lấy lại lượt Pro của ${isolated(name)}`,
    label: 'Số lượt Pro lấy lại',
    busy: 'Đang lấy lại...',
  },
};
export const creditsChange = (before: number, after: number) =>
  `Lượt Pro hiện có: ${before}. Sau việc này: ${after}.`;
export const creditsReasonHint = 'Được giữ mãi trong nhật ký quản trị, nên đừng ghi tên ai.';
export const granted = (count: number) => `Người này giờ có ${count} lượt Pro`;

export const writeTo = 'Viết thư cho người này';
export const lastSeen = 'Lần cuối vào trang';
export const notSeen = 'Chưa vào';

export const notes = 'Ghi chú riêng';
export const notesLead = 'Chỉ quản trị viên đọc được các ghi chú này. Chúng bị xóa cùng với tài khoản.';
export const noNotes = 'Chưa có ghi chú nào.';
export const newNote = 'Ghi chú mới';
export const addNote = 'Thêm ghi chú';
export const addingNote = 'Đang thêm...';
export const noteAdded = 'Đã thêm ghi chú';
export const noteBy = (who: string, when: string) => `${isolated(who)}, ${when}`;
export const notesNotLoaded = 'Không tải được các ghi chú.';
export const deleteNote = 'Xóa';
export const deleteNoteOf = (who: string, when: string) => `Xóa ghi chú của ${isolated(who)}, ${when}`;
export const deleteNoteTitle = 'Xóa ghi chú này?';
export const deleteNoteText = 'Không quản trị viên nào đọc được nữa.';
export const noteDeleted = 'Đã xóa ghi chú';
export const noteNotDeleted = 'Chưa xóa được ghi chú';

export const roles = 'Vai trò';
export const noRoles = 'Không có vai trò.';
export const toRoles = 'Quản lý vai trò';

export const posts = 'Bài đăng';
export const onShow = (catches: number, pledges: number) =>
  `${catches} mẻ cá và ${pledges} phần cá hứa tặng đang hiện`;
export const moderatePosts = 'Tìm và kiểm duyệt bài đăng của người này';
export const latestPosts = 'Mới nhất, kể cả bài đã ẩn:';
export const postLabel = { catch: 'Mẻ cá', pledge: 'Phần cá hứa tặng' } as const;
export const hidden = 'Đã ẩn';

export const claims = 'Phiếu nhận';
export const noClaims =
  'Người này chưa đăng ký nhận suất ăn nào, và chưa ai đăng ký nhận phần cá người này hứa tặng.';

export const organizations = 'Tổ chức';
export const noOrganizations = 'Không là thành viên của tổ chức nào.';

export const reportsAbout = 'Báo cáo về người này';
export const reportsBy = 'Báo cáo do người này gửi';
export const reportStates = { open: 'Chưa xử lý', handled: 'Đã xử lý' } as const;
export const noReports = 'Không có.';

export const suspension = 'Tạm khóa';
export const notSuspended = 'Không bị tạm khóa.';
export const suspendedSince = 'Từ';
export const suspendedBy = 'Người khóa';
export const reason = 'Lý do';
export const until = 'Đến';
export const untilLifted = 'khi quản trị viên mở khóa';
export const suspend = 'Tạm khóa';
export const changeSuspension = 'Sửa lý do hoặc lúc kết thúc';
export const suspending = 'Đang khóa...';
export const suspendTitle = (name: string) => `Tạm khóa ${isolated(name)}`;
export const suspendText =
  'Người này không thể đăng hay viết, và các bài đăng bị ẩn. Người này nhận email ghi lý do, thời hạn và cách khiếu nại.';
export const reasonHint = 'Người này thấy lý do trong email và trên mọi trang.';
export const wasSuspended = (name: string) => `${isolated(name)} đã bị tạm khóa`;
export const lift = 'Mở khóa';
export const liftTitle = (name: string) => `Mở khóa cho ${isolated(name)}?`;
export const liftText = 'Người này có thể đăng và viết trở lại, và các bài đăng được hiện lại.';
export const lifting = 'Đang mở khóa...';
export const wasLifted = 'Đã hết tạm khóa';
export const notLifted = 'Chưa mở khóa được';

export const removal = 'Xóa';
export const removalText =
  'Xóa hồ sơ thì ảnh cũng bị xóa. Xóa tài khoản thì mọi thứ người này đã đăng và viết đều bị xóa. Các suất ăn đã phục vụ vẫn được tính, không kèm tên.';
export const deleteProfile = 'Xóa hồ sơ';
export const deleteProfileTitle = (name: string) => `Xóa hồ sơ của ${isolated(name)}?`;
export const deleteProfileText =
  'Mọi hồ sơ và ảnh của người này sẽ bị xóa. Tài khoản vẫn còn: người này có thể đăng nhập và tạo hồ sơ mới.';
export const deleting = 'Đang xóa...';
export const profileDeleted = {
  title: 'Đã xóa hồ sơ',
  description: 'Bản ghi đăng nhập vẫn còn. Phải xóa riêng: hãy dùng “Xóa tài khoản”.',
};
export const profileNotDeleted = 'Không xóa được hồ sơ người dùng.';
export const deleteAccount = 'Xóa tài khoản';
export const deleteAccountTitle = (name: string) => `Xóa tài khoản của ${isolated(name)}?`;
export const deleteAccountText =
  'Mọi dữ liệu của người này sẽ bị xóa. Họ không đăng nhập được nữa. Không thể hoàn tác.';
export const typeName = (name: string) => `Gõ “${isolated(name)}” để xác nhận`;
export const accountDeleted = (name: string) => `Đã xóa tài khoản của ${isolated(name)}`;
