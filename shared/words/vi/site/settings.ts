import { isolated } from '../../../text/isolated.ts';

/** The Settings tab of the dashboard. */
export const views = {
  site: 'Trang web',
  species: 'Loại cá',
  limits: 'An toàn thực phẩm và công bằng',
  readyTexts: 'Câu soạn sẵn',
  apiKeys: 'Khóa API',
} as const;

export const face = 'Trang web';
export const notLoaded = 'Không tải được cài đặt';

export const contact = 'Liên hệ';
export const contactLead = 'Hiện ở cuối mọi trang. Ô trống thì không hiện.';
export const name = 'Tên';
export const nameHint = (usual: string) => `${usual}, nếu để trống`;
export const address = 'Địa chỉ';
export const addressHint = 'Mỗi dòng của địa chỉ viết trên một dòng';
export const phone = 'Số điện thoại';
export const email = 'Địa chỉ email';
export const social = 'Nhóm trên mạng xã hội';
export const socialUrl = 'Địa chỉ của nhóm';
export const socialUrlHint = 'Bắt đầu bằng https://';

export const banner = 'Thông báo';
export const bannerLead =
  'Hiện ở đầu mọi trang cho đến khi người đọc đóng lại. Để trống nội dung nếu không có thông báo.';
export const bannerText = 'Nội dung';
export const bannerLink = 'Chữ của liên kết';
export const bannerUrl = 'Địa chỉ liên kết';
export const bannerUrlHint = 'Địa chỉ bắt đầu bằng https://, hoặc một trang của trang web này, ví dụ /about';
export const from = 'Từ';
export const fromHint = 'Ngay lập tức, nếu để trống';
export const until = 'Đến';
export const untilHint = 'Đến khi được gỡ, nếu để trống';
export const tone = 'Kiểu';
export const tones = { info: 'Tin tức', good: 'Tin vui', warning: 'Cảnh báo' } as const;

export const features = 'Các phần của trang web này';
export const featuresLead =
  'Khi tắt một phần, phần đó biến mất khỏi trang web này trong vòng một phút. Bài đăng được giữ, và mọi người vẫn xem và xóa được bài của mình.';
export const featureNames = {
  sales: 'Bán cá ở chợ',
  pledges: 'Phần cá hứa tặng',
  claims: 'Đăng ký nhận suất ăn',
  reservations: 'Giữ chỗ mẻ cá',
  landings: 'Chuyến cập bến',
  alerts: 'Thông báo',
  map: 'Bản đồ',
  goPro: 'Lên Pro',
  signUp: 'Tạo tài khoản',
  newsletter: 'Mẫu đăng ký bản tin',
} as const;
export const featureHints = {
  sales: 'Cá để bán, các bài đăng và danh sách',
  pledges: 'Suất ăn hứa tặng, danh sách, lượt thích và tổng số; tắt thì phần đăng ký nhận cũng tắt',
  claims: 'Tìm, đăng ký nhận và đến lấy suất ăn hứa tặng',
  reservations: 'Giữ một phần mẻ cá cho giờ nhận hàng, và danh sách chờ',
  landings: 'Các chuyến mà ngư dân báo trước khi cập bến, danh sách và trang của chúng',
  alerts: 'Tìm kiếm và bài đăng đã lưu, danh sách tin báo, cùng email và thông báo về chúng',
  map: 'Bài đăng trên bản đồ',
  goPro: 'Trang về Pro, và các liên kết đến đó',
  signUp: 'Tài khoản mới và yêu cầu lời mời. Người có tài khoản vẫn đăng nhập được',
  newsletter: 'Mẫu để đăng ký không cần tài khoản. Người đã đăng ký vẫn còn, và hủy nhận được',
} as const;
export const featuresOn = 'Đang bật';
export const on = 'Bật';
export const off = 'Tắt';

export const preview = 'Xem trước';
export const previewLead = 'Như khách vào trang web này sẽ thấy.';
export const previewNoBanner = 'Không có thông báo nào.';
export const previewNotNow = (from: string | undefined, until: string | undefined) =>
  `Bây giờ không hiện, chỉ hiện${from ? ` từ ${from}` : ''}${until ? ` đến ${until}` : ''}.`;
export const save = 'Lưu cài đặt';
export const saved = 'Đã lưu cài đặt';
export const savedText = 'Mọi người sẽ thấy trong vòng một phút.';
export const leaveText = 'Các thay đổi chưa được lưu. Nếu rời đi bây giờ, chúng sẽ mất.';
export const undone = 'Cài đặt trước đã trở lại';
export const notUndone = 'Không lưu được cài đặt trước';

export const conflictTitle = 'Trong lúc đó có người khác đã sửa các cài đặt này';
/** The other person, and a time such as "2 phút trước". */
export const conflictBy = (who: string) => `${isolated(who)} đã lưu`;
export const conflictLead = '. Những gì đã gõ vẫn còn trong mẫu, và chưa được lưu. Họ đã sửa:';
export const conflictMine = 'Nếu lưu thay đổi của mình, mọi thứ khác giữ như họ đã lưu. Quý vị sửa:';
export const saveMine = 'Lưu thay đổi của tôi';
export const takeTheirs = 'Bỏ thay đổi của tôi';

export const history = 'Các bản trước';
export const historyNone = 'Chưa ai sửa các cài đặt này.';
export const historyNotLoaded = 'Không tải được các bản trước';
export const moreNotLoaded = 'Không tải được thêm bản.';
export const version = (number: number) => `Bản ${number}`;
export const current = 'Hiện nay';
export const somebody = 'Một người đã rời đi';
export const undo = 'Hoàn tác thay đổi này';
export const undoing = 'Đang hoàn tác...';
export const goBackTo = (number: number) => `Trở lại bản ${number}`;
export const goBack = 'Trở lại bản này';
export const nothing = 'không có';
export const became = (before: string, after: string) => `${before} → ${after}`;
