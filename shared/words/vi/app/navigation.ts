/** Texts for signed-in people only are in signed-in-navigation.ts. */
export const marketplace = 'Chợ cá';
export const marketplaceShort = 'Chợ cá';
export const community = 'Cộng đồng';
export const communityPledges = 'Cá hứa tặng';
export const fishermen = 'Ngư dân';
export const pledgeGuide = 'Phần cá hứa tặng là gì';
export const impact = 'Kết quả';
export const communityAid = 'Cứu trợ cộng đồng';
export const home = 'Trang chủ';
export const about = 'Giới thiệu';
export const faq = 'Hỏi đáp';
export const contact = 'Liên hệ';
export const press = 'Báo chí';
export const newsletter = 'Bản tin';
export const goPro = 'Lên Pro';
export const privacy = 'Quyền riêng tư';
export const terms = 'Điều khoản';
export const signIn = 'Đăng nhập';
export const signInShort = 'Đăng nhập';
export const getStarted = 'Bắt đầu';
export const start = 'Bắt đầu';
/** Hidden text after it, because links are also read without their context. */
export const withAnAccount = 'có tài khoản';

/** Above the names of the languages that the site has. */
export const language = 'Ngôn ngữ';
export const main = 'Chính';
export const menu = 'Menu';
/** Shown when JavaScript is off. */
export const withoutScript =
  'JavaScript đang tắt trong trình duyệt này. Vẫn đọc và tìm kiếm được. Xin bật lên để đăng nhập, gửi tin nhắn hoặc dùng “Gần đây”.';
export const skipToContent = 'Đến nội dung';
export const quickLinks = 'Liên kết nhanh';
export const company = 'Về chúng tôi';
export const contactForm = 'Viết thư cho chúng tôi';
export const coastalCommunities = 'Cộng đồng ven biển';

export const offline = 'Không có mạng.';
export const networkSilent = 'Mạng có lỗi.';
/** The texts before and after a time such as "5 phút trước". */
export const shownFrom = ['Nội dung từ', '.'] as const;

export const partFailed = 'Không tải được. Xin tải lại trang khi có mạng.';
export const pageFailed = 'Không tải được trang. Tin đã đăng vẫn an toàn.';
export const goHome = 'Về trang chủ';
