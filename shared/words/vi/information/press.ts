import type { IsOn } from '../../../features.ts';
import type { Flavour } from '../../../flavours.ts';

export const title = 'Báo chí';
export const leads: Readonly<Record<Flavour, string>> = {
  consumer: 'Sao chép bài viết về Creel, xem các con số mới nhất, tải logo và hình ảnh.',
  community: 'Sao chép bài viết về suất ăn hứa tặng, xem các con số mới nhất, tải logo và hình ảnh.',
};

export const textsTitle = 'Bài viết để sao chép';
export const textsLead = 'Có thể in nguyên văn, hoặc rút ngắn.';
export const shortText = 'Bài ngắn';
export const longText = 'Bài dài';
export const copy = (text: string) => `Sao chép ${text.toLowerCase()}`;
export const copied = 'Đã sao chép!';
export const copyFailed = { title: 'Không sao chép được', description: 'Xin chọn bài viết rồi tự sao chép.' };
export const short: Readonly<Record<Flavour, string>> = {
  consumer: 'Creel là trang web miễn phí, nơi ngư dân địa phương rao mẻ cá cho láng giềng, thẳng từ bến.',
  community:
    'Creel cho cộng đồng là trang web miễn phí, nơi ngư dân địa phương hứa tặng một phần mẻ cá thành suất ăn cho các gia đình khó khăn.',
};
const sale = 'Họ bán cho láng giềng theo giá cố định hoặc để người mua trả tùy khả năng, hoặc cho không';
const aid = (isOn: IsOn) =>
  isOn('claims')
    ? 'Sau khi được duyệt, các ngân hàng thực phẩm, nhà thờ và nhóm cứu trợ đăng ký nhận những suất ăn này, đến ghe lấy, và ghi lại đã phục vụ bao nhiêu. Mỗi suất ăn đều được đếm từ lúc hứa tặng đến bàn ăn.'
    : 'Các ngân hàng thực phẩm, nhà thờ và nhóm cứu trợ đến ghe lấy những suất ăn này và phục vụ miễn phí.';
export const long: Readonly<Record<Flavour, (isOn: IsOn) => readonly string[]>> = {
  consumer: (isOn) => [
    `Creel là trang web nơi ngư dân địa phương đăng mẻ cá ngay từ bến. ${sale}.${isOn('pledges') ? ' Họ cũng có thể hứa tặng thành suất ăn cho các gia đình khó khăn.' : ''}`,
    ...(isOn('pledges') ? [aid(isOn)] : []),
  ],
  community: (isOn) => [
    'Creel cho cộng đồng là trang web nơi ngư dân địa phương hứa tặng một phần mẻ cá thành suất ăn cho các gia đình khó khăn.',
    aid(isOn),
  ],
};
export const factsTitle = 'Thông tin chính';
const madeFor = (isOn: IsOn) => {
  if (!isOn('pledges')) return 'Ngư dân và người mua ở vùng biển';
  return isOn('sales')
    ? 'Ngư dân, người mua, ngân hàng thực phẩm và nhóm cứu trợ ở vùng biển'
    : 'Ngư dân, ngân hàng thực phẩm và nhóm cứu trợ ở vùng biển';
};
export const facts = (isOn: IsOn): readonly (readonly [string, string])[] => [
  ['Dành cho', madeFor(isOn)],
  ['Chi phí', 'Không tốn gì: không phí, không hoa hồng, không quảng cáo'],
  ...(isOn('pledges') ? [['Một suất ăn', '6.5-8 oz phi lê tươi'] as const] : []),
  ['Tên gọi', 'Creel là chiếc giỏ người câu dùng để đựng cá'],
];

export const logoTitle = 'Logo';
export const logoLead =
  'Dùng cho bài viết về Creel và cho các trang web dẫn đến Creel. Xin giữ nguyên hình dạng và màu sắc.';
export const logos = {
  'creel-logo-on-light': 'Tên và biểu tượng, cho nền sáng',
  'creel-logo-on-dark': 'Tên và biểu tượng, cho nền tối',
  'creel-mark-on-light': 'Biểu tượng, cho nền sáng',
  'creel-mark-on-dark': 'Biểu tượng, cho nền tối',
} as const;
export const logoFiles = { svg: 'SVG', png: 'PNG' } as const;
/** Hidden text before the file type. */
export const download = (logo: string) => `Tải ${logo}: `;

export const picturesTitle = 'Hình ảnh';
export const picturesLead = 'Tranh do chúng tôi tự vẽ, được in miễn phí cùng bài viết về Creel.';
export const pictures = {
  dock: 'Ghe đánh cá về bến lúc bình minh',
  haddock: 'Cá tuyết chấm đen nguyên con trên đá',
  meals: 'Các hộp suất ăn cá',
} as const;
export const downloadPicture = 'Tải JPG';
/** Hidden text after the link's label. */
export const ofPicture = (picture: string) => `: ${picture}`;

export const askTitle = 'Cần gì thêm?';
export const ask =
  'Xin viết thư cho chúng tôi để có hình ảnh, người để phỏng vấn, hoặc con số của một thị trấn. Có người trả lời.';
export const writeToUs = 'Viết thư cho chúng tôi';
export const aboutCreel = 'Giới thiệu Creel';
