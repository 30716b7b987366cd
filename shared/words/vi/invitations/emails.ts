import { PRODUCT_NAME } from '../../../flavours.ts';
import { isolated } from '../../../text/isolated.ts';

export const invitation = `Lời mời tham gia ${PRODUCT_NAME}`;
export const sampleInvitation = `Bản mẫu: ${invitation}`;
export const invitationTitle = `Mời tham gia ${PRODUCT_NAME}`;
export const isSample = 'Đây là bản mẫu. Chỉ quản trị viên và người quản lý ngư dân nhận được.';
export const invitationText = `Xin cảm ơn quý vị đã xin lời mời. Bây giờ quý vị có thể tạo tài khoản ở ${PRODUCT_NAME}, đăng mẻ cá để bán, hoặc hứa tặng thành suất ăn cho các gia đình khó khăn.`;
export const signUp = 'Tạo tài khoản';
export const signUpAddress = 'Xin tạo tài khoản bằng chính địa chỉ email đã nhận thư này.';

export const noticeSubject = (name: string) => `Yêu cầu lời mời: ${isolated(name)}`;
export const noticeTitle = 'Có người xin lời mời';
export const name = 'Tên';
export const email = 'Email';
export const zipcode = 'Mã ZIP';
export const site = 'Trang web';
export const decide = 'Đọc và quyết định';
export const receiptSubject = `Đã nhận yêu cầu tham gia ${PRODUCT_NAME}`;
export const receiptTitle = 'Đã nhận yêu cầu';
export const receiptText = 'Xin cảm ơn. Chúng tôi đã nhận yêu cầu lời mời và sẽ viết thư trả lời.';
export const notYours =
  'Nếu quý vị không gửi yêu cầu này, có lẽ ai đó đã gõ nhầm địa chỉ của họ. Có thể bỏ qua email này.';
export const declinedSubject = `Yêu cầu tham gia ${PRODUCT_NAME}`;
export const declinedTitle = 'Hiện chúng tôi chưa thể mời';
export const declinedText = 'Xin cảm ơn quý vị đã hỏi. Hiện chúng tôi chưa thể gửi lời mời.';
export const reason = 'Lý do:';
export const answerSubject = `Về yêu cầu tham gia ${PRODUCT_NAME}`;
export const answerTitle = 'Về yêu cầu lời mời';
export const answerText = 'Quý vị đã xin lời mời. Đây là thư trả lời của chúng tôi:';
export const answerTo = (mailbox: string) => `Để trả lời, xin viết thư đến ${mailbox}.`;
