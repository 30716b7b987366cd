import { PRODUCT_NAME } from '../../../flavours.ts';

export const title = 'Đăng nhập';
export const change = 'Đổi';

export const email = 'Email';
export const changeEmail = 'Đổi email';
export const newEmail = 'Email mới';
export const newEmailHint =
  'Một mã sẽ được gửi đến email này. Khi chưa nhập mã, địa chỉ hiện tại vẫn giữ nguyên.';
export const sendCode = 'Gửi mã';
export const codeSent =
  'Đã gửi mã đến <email>email</email>. Xin nhập mã ở đây, và từ lúc đó đăng nhập bằng địa chỉ này. Sau một phút chưa thấy email? Xin xem thư mục thư rác.';
export const codeForADay = '6 chữ số. Dùng được trong 24 giờ.';
export const confirm = 'Dùng địa chỉ này';
export const confirming = 'Đang xác nhận...';
export const sendNewCode = 'Gửi mã mới';
export const emailChanged = {
  title: 'Đã đổi địa chỉ email',
  description: 'Từ bây giờ, xin đăng nhập bằng địa chỉ mới.',
};
export const emailIsYours = 'Đây chính là địa chỉ đang dùng.';
export const emailTaken = 'Một tài khoản khác đã dùng địa chỉ này.';

export const password = 'Mật khẩu';
/** Shown instead of the password, which the page doesn't know. */
export const passwordDots = '••••••••';
export const changePassword = 'Đổi mật khẩu';
export const currentPassword = 'Mật khẩu hiện tại';
export const currentPasswordWrong = 'Mật khẩu hiện tại không đúng.';
export const savePassword = 'Lưu mật khẩu mới';
export const passwordChanged = {
  'signed-in': {
    title: 'Đã đổi mật khẩu',
    description: 'Mọi thiết bị khác đã bị đăng xuất.',
  },
  'sign-in-again': {
    title: 'Đã đổi mật khẩu',
    description: 'Mọi thiết bị đã bị đăng xuất. Xin đăng nhập bằng mật khẩu mới.',
  },
  'others-signed-in': {
    title: 'Đã đổi mật khẩu, nhưng các thiết bị khác có thể vẫn đang đăng nhập',
    description: 'Xin chọn “Đăng xuất trên mọi thiết bị” ở phía dưới.',
  },
};

export const secondFactor = 'Xác minh hai bước';
export const secondFactorIs = {
  on: 'Đang bật: dùng mã từ ứng dụng xác thực',
  off: 'Đang tắt: đăng nhập chỉ bằng mật khẩu',
};
export const setUp = 'Thiết lập';
export const turnOff = 'Tắt';
export const setUpSecondFactor = 'Thiết lập xác minh hai bước';
export const whatItIs =
  'Ứng dụng xác thực trên điện thoại hiện mã mới cứ mỗi 30 giây. Khi đó, chỉ có mật khẩu thì không đủ để đăng nhập.';
export const scan = '1. Quét mã này bằng ứng dụng.';
export const qrCode = 'Mã QR cho ứng dụng xác thực';
export const orType = 'Hoặc nhập khóa này vào ứng dụng:';
export const copySecret = 'Sao chép khóa';
export const secretCopied = 'Đã sao chép khóa';
export const secretNotCopied = 'Không sao chép được khóa';
export const openApp = 'Mở ứng dụng trên máy này';
export const appCode = '2. Mã từ ứng dụng';
export const appCodeHint = '6 chữ số, mã mới mỗi 30 giây';
export const turnOn = 'Bật';
export const turningOn = 'Đang bật...';
export const secondFactorOn = {
  title: 'Đã bật xác minh hai bước',
  description: 'Từ bây giờ, mỗi lần đăng nhập sẽ cần mã từ ứng dụng.',
};

export const recoveryCodes = 'Mã khôi phục';
export const recoveryCodesLeft = (left: number, made: number) =>
  left === 0
    ? 'Không còn mã nào. Nếu mất điện thoại, sẽ không vào được tài khoản.'
    : `Còn ${left}/${made} mã`;
export const newRecoveryCodes = 'Mã khôi phục mới';
export const newCodes = 'Mã mới';
export const afterNewCodes = 'Sẽ có mười mã mới. Các mã đang có sẽ không dùng được nữa.';
export const makeCodes = 'Lấy mã mới';
export const makingCodes = 'Đang tạo mã...';
export const saveCodes = 'Lưu lại mã khôi phục';
export const whySaveCodes =
  'Nếu mất điện thoại, có thể đăng nhập bằng một mã khôi phục và mật khẩu. Mỗi mã chỉ dùng một lần. Xin cất ở nơi cất mật khẩu, và đừng chỉ để trên cùng chiếc điện thoại đó.';
export const shownOnce = 'Các mã này chỉ hiện lúc này.';
export const copyCodes = 'Sao chép';
export const codesCopied = 'Đã sao chép các mã';
export const codesNotCopied = 'Không sao chép được các mã';
export const downloadCodes = 'Tải về';
export const codesSaved = 'Đã lưu xong';
export const codesNotMade = {
  title: 'Không tạo được mã khôi phục',
  description: 'Xin chọn “Mã mới” để thử lại.',
};
/** The text of the downloaded file, and its name. */
export const codesFile = (email: string) =>
  `Mã khôi phục ${PRODUCT_NAME} cho ${email}. Mỗi mã chỉ dùng một lần.`;
export const codesFileName = `${PRODUCT_NAME.toLowerCase()}-recovery-codes.txt`;

export const secretNotMade = 'Không thiết lập được xác minh hai bước';
export const turnOffSecondFactor = 'Tắt xác minh hai bước';
export const afterTurningOff =
  'Sau đó, chỉ cần mật khẩu để đăng nhập. Muốn dùng ứng dụng khác, xin tắt rồi thiết lập lại.';
export const turningOff = 'Đang tắt...';
export const secondFactorOff = {
  title: 'Đã tắt xác minh hai bước',
  description: 'Có thể xóa trang web này khỏi ứng dụng xác thực.',
};
