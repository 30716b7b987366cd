import type { IsOn } from '../../../features.ts';
import type { Flavour } from '../../../flavours.ts';

export const pageTitle = 'Giới thiệu';
export const title = 'Giới thiệu Creel';
export const leads: Readonly<Record<Flavour, (isOn: IsOn) => string>> = {
  consumer: (isOn) =>
    `Creel kết nối ngư dân địa phương với những người ăn cá họ đánh bắt${isOn('pledges') ? ', và góp phần giúp các gia đình khó khăn có bữa ăn' : ''}.`,
  community: () =>
    'Creel mang cá tươi từ ghe địa phương đến ngân hàng thực phẩm, nhà thờ và nhóm cứu trợ, hoàn toàn miễn phí.',
};

export const picture = 'Hình vẽ chiếc ghe đánh cá về bến lúc bình minh, trên bến có các lồng bẫy.';

export const missionTitle = 'Sứ mệnh';
export const missions: typeof leads = {
  consumer: (isOn) =>
    `Cá thường nằm nhiều ngày trên xe tải và trong kho, dù các gia đình ở gần muốn ăn ngay hôm nay. Trên Creel, ngư dân đăng mẻ cá ngay từ bến. ${isOn('pledges') ? 'Láng giềng mua, hoặc một nhóm cứu trợ đến lấy về làm suất ăn.' : 'Láng giềng mua ngay nơi cá cập bến.'}`,
  community: () =>
    'Mỗi ngày, cá tươi cập bến ở những thị trấn có nhiều gia đình không đủ tiền mua. Trên Creel, ngư dân hứa tặng một phần mẻ cá thành suất ăn. Nhóm cứu trợ đến bến lấy và phục vụ miễn phí.',
};

export const valuesTitle = 'Điều chúng tôi giữ vững';
export const values = (flavour: Flavour, isOn: IsOn) => [
  {
    title: 'Cộng đồng trước hết',
    words: {
      consumer: 'Chúng tôi giúp cá đến bữa ăn của láng giềng trước khi đi xa cả ngàn dặm.',
      community: 'Suất ăn đến với các nhóm ở chính thị trấn nơi cá cập bến.',
    }[flavour],
  },
  {
    title: 'Bền vững',
    words: 'Ghe nhỏ, chuyến ngắn và cá nguyên con thì ít lãng phí.',
  },
  {
    title: 'Minh bạch',
    words: isOn('pledges')
      ? 'Ai cũng thấy được người nào đánh bắt cá, ở đâu và lúc nào, và làm được bao nhiêu suất ăn.'
      : 'Ai cũng thấy được người nào đánh bắt cá, ở đâu và lúc nào.',
  },
];

export const storyTitle = 'Câu chuyện';
const creel = 'Creel là chiếc giỏ người câu dùng để đựng cá.';
export function story(isOn: IsOn): readonly string[] {
  if (!isOn('pledges')) {
    return [
      creel,
      'Với mỗi mẻ cá, ngư dân tự chọn: bán giá cố định, để người mua trả tùy khả năng, hoặc cho không.',
    ];
  }
  if (!isOn('sales')) return [`${creel} Ở đây, một phần mẻ cá trở thành bữa tối cho người đang cần.`];
  return [
    `${creel} Ở đây, một phần mẻ cá trả tiền dầu và nước đá. Một phần trở thành bữa tối cho người đang cần. Chúng tôi đếm cả hai.`,
    'Với mỗi mẻ cá, ngư dân tự chọn: bán giá cố định, để người mua trả tùy khả năng, cho không, hoặc hứa tặng thành suất ăn cho các gia đình khó khăn.',
  ];
}

export const browseMarketplace = 'Xem chợ cá';
export const seePledges = 'Xem cá hứa tặng cộng đồng';
export const seeQuestions = 'Hỏi đáp';
