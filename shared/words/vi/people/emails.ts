/** Emails about a person's account. Those of the user pool are in accounts/emails.ts. */
import { PRODUCT_NAME } from '../../../flavours.ts';

export const welcomeTitle = `Chào mừng đến với ${PRODUCT_NAME}`;
export const accountReady = 'Địa chỉ đã được xác nhận và tài khoản đã sẵn sàng.';
export const welcome = {
  consumer: {
    text: 'Hãy xem hôm nay ngư dân địa phương đưa gì về bến, nhắn tin cho họ, và lưu lại những người ưng ý. Ai đi đánh cá thì có thể đăng mẻ cá, hoặc hứa tặng thành suất ăn.',
    button: 'Xem chợ cá',
  },
  community: {
    text: 'Hãy xem ngư dân địa phương hứa tặng gì cho các gia đình khó khăn, và trở thành đối tác đăng ký nhận và phục vụ các suất ăn đó.',
    button: 'Xem phần cá đang tặng',
  },
};
export const welcomeFisherman = {
  text: 'Hãy đăng mẻ cá đầu tiên. Có thể bán, và người mua sẽ nhắn tin đến, hoặc hứa tặng thành suất ăn cho các gia đình khó khăn.',
  button: 'Đăng mẻ cá',
};

export const accountChanges = {
  address_changed: {
    title: `Tài khoản ${PRODUCT_NAME} có địa chỉ email mới`,
    text: 'Địa chỉ email của tài khoản vừa được đổi. Từ giờ, hãy đăng nhập bằng địa chỉ mới; email cũng sẽ gửi đến đó.',
    notYou: 'Nếu không phải tự mình đổi, xin viết thư cho chúng tôi ngay. Có thể người khác biết mật khẩu.',
  },
  recovery_code_used: {
    title: 'Xác minh hai bước đã tắt',
    text: 'Một mã khôi phục vừa được dùng cùng với mật khẩu. Từ giờ chỉ cần mật khẩu để đăng nhập. Để an toàn, hãy thiết lập lại xác minh hai bước trong trang hồ sơ.',
    notYou:
      'Nếu không phải tự mình làm, hãy đổi mật khẩu mới ngay, rồi viết thư cho chúng tôi. Có người khác biết mật khẩu và có các mã khôi phục.',
  },
  account_deleted: {
    title: `Tài khoản ${PRODUCT_NAME} đã bị xóa`,
    text: 'Tài khoản và những gì lưu trong đó đã bị xóa. Đây là email cuối cùng của chúng tôi.',
    notYou:
      'Nếu không phải tự mình xóa, xin viết thư cho chúng tôi ngay. Chúng tôi không thể lấy lại tài khoản, nhưng có thể tìm hiểu chuyện gì đã xảy ra.',
  },
};
export const writeToUs = 'Viết thư cho chúng tôi';

export const exportReady = {
  subject: `Dữ liệu ${PRODUCT_NAME} đã sẵn sàng`,
  title: 'Dữ liệu đã sẵn sàng',
  body: [
    'Đã có yêu cầu tạo tệp dữ liệu của tài khoản này. Có thể tải tệp từ trang hồ sơ trong bảy ngày.',
    'Nếu không yêu cầu, xin đổi mật khẩu.',
  ],
  button: 'Đến hồ sơ',
};

/** After an accident with the site's data. */
export const loss = {
  title: 'Một sự cố đã làm mất một phần dữ liệu',
  text: (from: string, until: string) =>
    `Phía chúng tôi gặp sự cố và phải đưa ${PRODUCT_NAME} trở lại trạng thái lúc ${from}. Mọi việc làm sau đó, cho đến ${until}, đều bị mất.`,
  yours: 'Phần liên quan đến tài khoản này:',
  names: { posts: 'Bài đăng', holds: 'Phiếu nhận và giữ chỗ', handovers: 'Lần giao', messages: 'Tin nhắn' },
  again: 'Nếu còn cần, xin làm lại. Chúng tôi rất tiếc.',
  ignore: 'Nếu email trong lúc đó nói rằng một bài đăng hoặc tài khoản đã bị xóa, xin bỏ qua.',
  button: `Mở ${PRODUCT_NAME}`,
};
