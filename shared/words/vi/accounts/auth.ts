import type { IsOn } from '../../../features.ts';
import { phoneHint } from './fields.ts';

export const logIn = 'Đăng nhập';
export const signUp = 'Tạo tài khoản';
export const resetTitle = 'Đặt lại mật khẩu';
export const pageTitles = { 'log-in': logIn, 'sign-up': signUp, reset: resetTitle };
/** The lead of the page with this title. */
export const pageLead = (place: keyof typeof pageTitles, isOn: IsOn): string => {
  if (place === 'sign-up')
    return isOn('claims')
      ? 'Tạo tài khoản miễn phí để bán mẻ cá, mua cá địa phương hoặc đăng ký nhận suất ăn hứa tặng.'
      : 'Tạo tài khoản miễn phí để bán mẻ cá hoặc mua cá địa phương.';
  return isOn('claims')
    ? 'Đăng nhập để đăng mẻ cá, nhắn tin cho ngư dân và đăng ký nhận suất ăn.'
    : 'Đăng nhập để đăng mẻ cá và nhắn tin cho ngư dân.';
};
export const logInTitle = 'Chào mừng trở lại';
export const signUpTitle = 'Mời lên ghe';
export const logInOrSignUp = 'Đăng nhập hoặc tạo tài khoản';

export const signingIn = 'Đang đăng nhập...';
export const forgotPassword = 'Quên mật khẩu?';
export const logInFailed = 'Đăng nhập không được';
export const passwordMissing = 'Xin nhập mật khẩu';
export const resetRequired = {
  title: 'Cần mật khẩu mới',
  description: 'Xin chọn mật khẩu mới để tiếp tục.',
};
export const showPassword = 'Hiện mật khẩu';
export const show = 'Hiện';
export const hide = 'Ẩn';

export const hints = {
  password: 'Ít nhất 6 ký tự',
  phone: phoneHint,
  zipcode: 'Ví dụ 04101 hoặc 04101-1234',
  location: 'Thị trấn hoặc bến của mình. Nếu để trống, hồ sơ sẽ hiện mã ZIP.',
  role: 'Công việc trong tổ chức, ví dụ điều phối phòng phát thực phẩm',
  bio: 'Vài lời về bản thân và chiếc ghe',
};
export const passwordMismatch = {
  title: 'Mật khẩu không khớp',
  description: 'Hai mật khẩu không giống nhau.',
};
export const profileTypeMissing = 'Xin chọn loại hồ sơ';

export const steps = ['Về quý vị', 'Thông tin', 'Xem lại và xác nhận'] as const;
export const stillNeeded = (fields: readonly string[]) => `Còn thiếu: ${fields.join(', ')}`;
export const next = 'Tiếp';
export const createAccount = 'Tạo tài khoản';
export const creatingAccount = 'Đang tạo tài khoản...';

export const organizationQuestion = 'Tổ chức của mình đã có trên trang web này chưa?';
export const newOrganization = 'Tổ chức mới';
export const newOrganizationText = 'Xin nộp đơn cho tổ chức trước. Chúng tôi sẽ liên lạc.';
export const existingOrganization = 'Tổ chức đã có';
export const existingOrganizationText = 'Tạo tài khoản ngay. Sau đó điều phối viên của tổ chức sẽ thêm vào.';
export const individual = 'Tiếp tục với tư cách cá nhân';
export const individualText = 'Tạo tài khoản không thuộc tổ chức. Có thể tham gia tổ chức sau.';

export const youAre = 'Quý vị là';
export const details = 'Thông tin';
export const change = 'Sửa';
export const changePart = (title: string) => `Sửa phần ${title.toLowerCase()}`;

export const emailTaken = 'Email này đã có tài khoản. Xin đăng nhập.';
export const accountExists = {
  title: 'Đã có tài khoản',
  description: 'Đã có tài khoản dùng email này. Xin thử đăng nhập.',
};
export const signUpFailed = 'Không tạo được tài khoản';
export const signUpBroken = 'Đã có lỗi bất ngờ khi tạo tài khoản.';
export const codeSent = (email: string) => ({
  title: 'Xin xem email',
  description: `Đã gửi mã đến ${email}.`,
});

export const checkEmail = 'Xin xem email';
export const mailSent =
  'Đã gửi email đến <email>email</email>. Xin nhập mã trong email, hoặc bấm nút trong đó. Sau một phút chưa thấy email? Xin xem thư mục thư rác.';
export const memberNote =
  'Xin xác nhận địa chỉ, rồi nhờ điều phối viên của tổ chức thêm vào. Trong lúc chờ, có thể dùng trang web này như người mua.';
export const code = 'Mã trong email';
export const codeForADay = '6 chữ số. Dùng được trong 24 giờ.';
export const codeForAnHour = '6 chữ số. Dùng được trong một giờ.';
export const codeWrong = 'Mã này sai. Xin dùng mã trong email mới nhất.';
export const codeExpired = 'Mã này đã hết hạn hoặc đã dùng rồi. Xin lấy mã mới.';
export const confirmAddress = 'Xác nhận địa chỉ';
export const confirming = 'Đang xác nhận...';
export const alreadyConfirmed = 'Đã xác nhận rồi? Đăng nhập';
export const wrongAddress = 'Sai địa chỉ? Tạo tài khoản lại';
export const resend = 'Gửi lại email';
export const resent = {
  title: 'Đã gửi lại email',
  description: 'Xin dùng mã trong email mới nhất. Mã cũ không còn dùng được.',
};
export const notResent = 'Không gửi lại được email xác nhận. Xin thử lại.';
export const confirmed = 'Email đã được xác nhận';
export const confirmedMember =
  'Xin nhờ điều phối viên của tổ chức thêm vào, hoặc xin tham gia ở trang hồ sơ.';
export const welcomeAboard = 'Chào mừng lên ghe.';
export const logInNow = 'Bây giờ có thể đăng nhập.';

export const confirmingTitle = 'Đang xác nhận địa chỉ email';
export const oneMoment = 'Xin chờ một chút.';
export const accountReady = 'Tài khoản đã sẵn sàng.';
export const proceed = 'Tiếp tục';
export const toLogIn = 'Đăng nhập';
export const notConfirmed = 'Email chưa được xác nhận';
export const backToLogIn = 'Về trang đăng nhập';

export const resetLead = 'Một mã sẽ được gửi qua email. Dùng mã đó để chọn mật khẩu mới.';
export const sendCode = 'Gửi mã';
export const newPasswordTitle = 'Chọn mật khẩu mới';
export const resetMailSent =
  'Nếu có tài khoản dùng <email>email</email>, mã đã được gửi đến đó. Xin xem cả thư mục thư rác.';
export const newPassword = 'Mật khẩu mới';
export const savePassword = 'Lưu mật khẩu mới';
export const sendNewCode = 'Gửi mã mới';
export const otherAddress = 'Dùng địa chỉ khác';
export const newCodeSent = {
  title: 'Mã mới đang được gửi đi',
  description: 'Mã cũ không còn dùng được.',
};
export const newCodeNotSent = 'Chưa gửi được mã mới';
export const passwordChanged = 'Đã đổi mật khẩu';
export const logInWithNew = 'Xin đăng nhập bằng mật khẩu mới.';

export const secondFactorTitle = 'Còn một bước nữa';
export const secondFactorLead = 'Xin mở ứng dụng xác thực và nhập mã cho trang web này.';
export const appCode = 'Mã từ ứng dụng';
export const appCodeHint = '6 chữ số, mã mới mỗi 30 giây';
export const appCodeWrong = 'Mã này sai. Xin nhập mã đang hiện trong ứng dụng.';
export const appCodeUsed = 'Mã này đã dùng rồi. Xin chờ mã kế tiếp.';
export const useRecoveryCode = 'Dùng mã khôi phục';
export const recoveryTitle = 'Đăng nhập bằng mã khôi phục';
export const recoveryLead = 'Có mười mã như vậy từ lúc thiết lập xác minh hai bước. Mỗi mã chỉ dùng một lần.';
export const recoveryCode = 'Mã khôi phục';
export const recoveryCodeHint = 'Ví dụ BCDF-GHJK-MPQR';
export const afterRecovery =
  'Làm vậy sẽ tắt xác minh hai bước, và mọi mã khôi phục đều hết hiệu lực. Xin thiết lập lại trên điện thoại mới.';
export const useApp = 'Dùng ứng dụng';
export const codesLost =
  'Không còn mã nào? <contact>Xin viết thư cho chúng tôi</contact>. Quản trị viên có thể cho đăng nhập mà không cần ứng dụng.';
export const recovered = {
  title: 'Xác minh hai bước đã tắt',
  lead: 'Vừa dùng một mã khôi phục. Từ bây giờ, chỉ cần mật khẩu là đăng nhập được.',
  next: 'Xin thiết lập lại xác minh hai bước càng sớm càng tốt. Khi đó sẽ có mã khôi phục mới.',
  roles: 'Nếu quý vị giúp điều hành trang web này, vai trò của quý vị có thể chưa dùng được cho đến lúc đó.',
};
export const setUpAgain = 'Thiết lập lại';
export const notNow = 'Để sau';
export const signInOver = {
  title: 'Xin bắt đầu lại',
  description: 'Đã quá lâu, hoặc nhập sai mã quá nhiều lần.',
};

export const ownPasswordTitle = 'Chọn mật khẩu riêng';
/** For a person who followed the link in an invitation. */
export const invited = {
  title: 'Đã có lời mời',
  description: 'Tên, địa chỉ email và mã ZIP đã được điền sẵn.',
};
export const ownPasswordLead =
  'Mật khẩu trong lời mời chỉ dùng được một lần. Xin chọn mật khẩu riêng để tiếp tục.';
export const saveAndContinue = 'Lưu và tiếp tục';

export const agreement =
  'Khi tạo tài khoản, quý vị đồng ý với <terms>điều khoản (mở tab mới)</terms>. <privacy>Trang quyền riêng tư (mở tab mới)</privacy> cho biết chúng tôi giữ những gì và giữ bao lâu.';
