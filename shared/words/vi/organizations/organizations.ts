/** The page of an organization, and the list of all organizations for managers of community aid. */
import { isolated } from '../../../text/isolated.ts';

export const notFound = 'Không tìm thấy tổ chức này.';
export const notLoaded = 'Không tải được tổ chức.';
export const mealsClaimed = (_count: number) => 'suất ăn đã đăng ký nhận';
export const mealsServed = (_count: number) => 'suất ăn đã phục vụ';

export const none = 'Chưa có tổ chức nào. Duyệt một đơn để thêm tổ chức đầu tiên.';
export const allNotLoaded = 'Không tải được các tổ chức.';
export const moreNotLoaded = 'Không tải được thêm tổ chức.';
export const contact = 'Người liên hệ';
/** Replaces the contact's name if the organization has no members left. */
export const noContact = 'Không có người liên hệ';
export const edit = 'Sửa';
export const editTitle = (name: string) => `Sửa ${isolated(name)}`;
export const saved = 'Đã lưu tổ chức';

/** Labels the links to the organization's tasks. */
export const ways = 'Cho tổ chức này';
export const findMeals = 'Tìm suất ăn';
export const claims = 'Phiếu nhận';
export const settings = 'Cài đặt';
export const members = 'Thành viên';
export const membersOf = (name: string) => `Thành viên của ${isolated(name)}`;
export const membersNotLoaded = 'Không tải được danh sách thành viên.';
export const noMembers = 'Chưa có thành viên nào.';
export const since = 'từ';
export const you = 'Tôi';
export const remove = 'Loại ra';
export const removeName = (name: string) => `Loại ${isolated(name)} ra`;
export const removeTitle = (name: string) => `Loại ${isolated(name)} ra?`;
export const removeText = (name: string) =>
  `Sau đó ${isolated(name)} không còn đại diện cho tổ chức được nữa.`;
export const removing = 'Đang loại ra...';
export const removed = (name: string) => `Đã loại ${isolated(name)} ra`;
export const notRemoved = 'Chưa loại ra được';
export const roleOf = (name: string) => `Vai trò của ${isolated(name)}`;
export const roleSaved = (name: string) => `Đã đổi vai trò của ${isolated(name)}`;
export const roleNotSaved = 'Chưa đổi được vai trò';
export const leave = 'Rời tổ chức';
export const leaveTitle = (name: string) => `Rời ${isolated(name)}?`;
export const leaveText = 'Sau đó không còn đại diện cho tổ chức được nữa, cho đến khi có người mời lại.';
export const leaving = 'Đang rời...';
export const left = (name: string) => `Đã rời ${isolated(name)}`;

export const invite = 'Mời';
export const inviteTitle = 'Mời một người';
export const inviteText =
  'Người được mời thành thành viên khi chấp nhận, hoặc khi tạo tài khoản bằng địa chỉ này.';
export const inviteByManagerText =
  'Nếu đã có tài khoản với địa chỉ này, người đó thành thành viên ngay. Nếu chưa, sẽ tham gia khi tạo tài khoản.';
export const email = 'Email';
export const inviting = 'Đang mời...';
export const invited = (email: string) => ({
  title: 'Đã gửi lời mời',
  description: `Chúng tôi đã gửi email đến ${email}.`,
});
export const invitations = 'Đã mời';
export const withdraw = 'Rút lại';
export const withdrawEmail = (email: string) => `Rút lại lời mời gửi ${email}`;
export const withdrawing = 'Đang rút lại...';
export const withdrawn = 'Đã rút lại lời mời';
export const notWithdrawn = 'Chưa rút lại được lời mời';

export const joinRequests = 'Yêu cầu tham gia';
export const accept = 'Chấp nhận';
export const acceptName = (name: string) => `Chấp nhận ${isolated(name)}`;
export const decline = 'Từ chối';
export const declineName = (name: string) => `Từ chối ${isolated(name)}`;
export const answered = {
  accepted: (name: string) => `${isolated(name)} đã là thành viên`,
  declined: (name: string) => `Yêu cầu của ${isolated(name)} đã bị từ chối`,
  open: (name: string) => `Yêu cầu của ${isolated(name)} đang chờ`,
} as const;
export const answering = 'Đang lưu...';
export const notAnswered = 'Chưa lưu được yêu cầu';

export const ownInvitations = 'Lời mời';
export const invitedAs = (organization: string, role: string) =>
  `${isolated(organization)} mời quý vị làm ${role} cho tổ chức.`;
export const acceptInvitationOf = (organization: string) => `Chấp nhận lời mời của ${isolated(organization)}`;
export const declineInvitationOf = (organization: string) => `Từ chối lời mời của ${isolated(organization)}`;
export const invitationAccepted = (organization: string) => `Đã tham gia ${isolated(organization)}`;
export const invitationDeclined = (organization: string) =>
  `Đã từ chối lời mời của ${isolated(organization)}`;
export const notReplied = 'Chưa lưu được câu trả lời';

export const yours = 'Tổ chức của tôi';
export const joinText =
  'Tổ chức của mình đã có trên trang web? Hãy xin điều phối viên cho tham gia. Trong lúc chờ, có thể dùng trang web với vai trò người mua.';
export const organizationName = 'Tên tổ chức';
export const search = 'Tìm kiếm';
export const searching = 'Đang tìm...';
export const noneFound = 'Không tìm thấy tổ chức nào có tên này. Có thể nộp đơn cho tổ chức.';
export const apply = 'Nộp đơn cho tổ chức';
export const ask = 'Xin tham gia';
export const asking = 'Đang xin...';
export const askName = (name: string) => `Xin tham gia ${isolated(name)}`;
export const asked = (name: string) => ({
  title: 'Đã gửi yêu cầu',
  description: `Các điều phối viên của ${isolated(name)} thấy được yêu cầu. Chúng tôi sẽ gửi email khi có người quyết định.`,
});
export const notAsked = 'Chưa gửi được yêu cầu';
export const notSearched = 'Không tìm được các tổ chức.';
