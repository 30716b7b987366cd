/** Emails about applications, and to organizations: decisions, and changes of their members. */

import { PRODUCT_NAME } from '../../../flavours.ts';
import { isolated } from '../../../text/isolated.ts';
import { roleNames } from './fields.ts';

export const applicationSubject = (organization: string) =>
  `Đơn xin làm đối tác cứu trợ cộng đồng: ${isolated(organization)}`;
export const applicationTitle = 'Đơn mới xin làm đối tác cứu trợ cộng đồng';
export const organization = 'Tổ chức';
export const type = 'Loại';
export const contact = 'Người liên hệ';
export const email = 'Email';
export const application = 'Đơn';
export const notGiven = 'không ghi';
export const noQuestions = 'không có';
export const receiptSubject = `Chúng tôi đã nhận đơn gửi ${PRODUCT_NAME}`;
export const receiptTitle = 'Đã nhận đơn';
export const receiptText = 'Xin cảm ơn. Chúng tôi đã nhận đơn và sẽ viết thư về đơn này.';
export const notYours = 'Nếu không nộp đơn, có lẽ ai đó gõ nhầm địa chỉ. Có thể bỏ qua email này.';

export const approvedSubject = `Tổ chức đã tham gia ${PRODUCT_NAME}`;
export const approvedTitle = 'Đơn được chấp thuận';
export const approved = (organization: string) =>
  `Từ giờ ${isolated(organization)} có thể đăng ký nhận suất ăn do ngư dân ở gần hứa tặng. Người nhận thư này là điều phối viên của tổ chức: có thể mời người đến lấy suất ăn, và sửa cài đặt của tổ chức.`;
export const approvedSignUp =
  'Hãy tạo tài khoản bằng địa chỉ email nhận thư này. Nếu đã có tài khoản với địa chỉ này, hãy đăng nhập.';
export const signUpOrLogIn = 'Tạo tài khoản hoặc đăng nhập';

export const declinedSubject = `Đơn gửi ${PRODUCT_NAME}`;
export const declinedTitle = 'Đơn bị từ chối';
export const declined = (organization: string) =>
  `Chúng tôi đã đọc đơn của ${isolated(organization)}. Hiện giờ chúng tôi không thể chấp thuận.`;
export const reason = 'Lý do:';
export const answerTo = (mailbox: string) => `Nếu có câu hỏi, xin viết thư đến ${mailbox}.`;

export const invitedSubject = (organization: string) => `${isolated(organization)} trên ${PRODUCT_NAME}`;
export const invitedTitle = (organization: string) => `Lời mời từ ${isolated(organization)}`;
export const invited = (organization: string, role: keyof typeof roleNames) =>
  `Một điều phối viên của ${isolated(organization)} mời quý vị làm ${roleNames[role].toLowerCase()} cho tổ chức này: tổ chức đăng ký nhận suất ăn do ngư dân hứa tặng và mang đến cho các gia đình khó khăn.`;
export const acceptInProfile = 'Nếu đã có tài khoản, hãy đăng nhập và mở hồ sơ để chấp nhận hoặc từ chối.';
export const whenWrong = 'Nếu không biết tổ chức này, có thể bỏ qua email này.';

export const askedSubject = (organization: string) => `Có người xin tham gia ${isolated(organization)}`;
export const asked = (organization: string) =>
  `Thư này gửi đến điều phối viên của ${isolated(organization)}. Hãy mở trang của tổ chức để xem ai xin tham gia, rồi chấp nhận hoặc từ chối.`;
export const joinedSubject = (organization: string) => `Đã được tham gia ${isolated(organization)}`;
export const joined = (organization: string) =>
  `Một điều phối viên của ${isolated(organization)} đã chấp nhận yêu cầu tham gia. Từ giờ có thể tìm và đăng ký nhận suất ăn cho tổ chức.`;
export const notJoinedSubject = (organization: string) => `Yêu cầu gửi ${isolated(organization)}`;
export const notJoinedTitle = 'Yêu cầu bị từ chối';
export const notJoined = (organization: string) =>
  `Một điều phối viên của ${isolated(organization)} đã từ chối yêu cầu tham gia. Nếu thấy điều này không đúng, xin hỏi họ.`;
export const openOrganization = 'Mở trang tổ chức';
