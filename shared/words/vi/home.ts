import type { IsOn } from '../../features.ts';
import { isolated } from '../../text/isolated.ts';

/** The page's title in search results. */
export const pageTitles = {
  consumer: 'Cá tươi địa phương, thẳng từ ghe',
  community: 'Suất ăn do ngư dân hứa tặng',
} as const;
export const welcomeBack = 'Chào mừng trở lại';
/** Before the person's name. */
export const welcomeBackTo = 'Chào mừng trở lại, ';

export const consumerTitle = 'Cá tươi về bến, cộng đồng no ấm';
export function consumerLead(isOn: IsOn): string {
  if (!isOn('sales')) return 'Làm quen với ngư dân vùng biển mình.';
  return isOn('pledges')
    ? 'Mua cá từ chính người đánh bắt sáng nay, và góp phần giúp các gia đình khó khăn có bữa ăn.'
    : 'Mua cá từ chính người đánh bắt sáng nay.';
}
export const getStarted = 'Bắt đầu hôm nay';
export const browseMarketplace = 'Xem chợ cá';

export const communityTitle = 'Đối tác cộng đồng';
export const communityLead =
  'Ngư dân địa phương hứa tặng cá thành suất ăn. Ngân hàng thực phẩm, nhà thờ và nhóm cứu trợ mang đến các gia đình khó khăn.';
export const becomePartner = 'Trở thành đối tác';
export const viewDonations = 'Xem phần cá đang tặng';

export const actions = 'Làm gì tiếp theo';
const waysToPost = (isOn: IsOn): string => {
  if (!isOn('pledges')) return 'Bán ở chợ cá.';
  return isOn('sales') ? 'Bán ở chợ cá hoặc hứa tặng thành suất ăn.' : 'Hứa tặng thành suất ăn.';
};
export const post = (isOn: IsOn) => ({
  title: 'Đăng mẻ cá',
  lead: waysToPost(isOn),
  button: 'Đăng mẻ cá',
});
export const aid = {
  title: 'Cứu trợ cộng đồng',
  lead: 'Suất ăn hứa tặng đến với các gia đình ra sao, và cách tham gia.',
  button: 'Tìm hiểu thêm',
  /**
   * Hidden text after the button's label, so that readers of links alone, such as screen readers, know what it is
   * about.
   */
  about: 'về Cứu trợ cộng đồng',
};
export const find = (organization: string) => ({
  title: 'Suất ăn ở gần',
  lead: `Xem các suất ăn hứa tặng gần ${isolated(organization)} và giờ đến lấy.`,
  button: 'Tìm suất ăn',
});
export const claims = {
  title: 'Phiếu nhận của tổ chức',
  lead: 'Xem các suất ăn đã đăng ký nhận và giờ đến lấy.',
  button: 'Xem phiếu nhận',
};
export const myPosts = (isOn: IsOn) => ({
  title: 'Bài của tôi',
  lead: isOn('claims')
    ? 'Sửa bài đăng, đánh dấu mẻ cá đã bán, hoặc xem ai đã đăng ký nhận suất ăn.'
    : 'Sửa bài đăng, hoặc đánh dấu mẻ cá đã bán.',
  button: 'Xem bài của tôi',
});
export const messages = {
  title: 'Tin nhắn',
  lead: 'Đọc tin trả lời và nhắn tin cho ngư dân.',
  button: 'Mở tin nhắn',
};
export const marketplace = {
  title: 'Chợ cá',
  lead: 'Cá tươi từ các ghe ở gần, theo giá ngư dân đưa ra.',
  button: browseMarketplace,
};
export const pledgeMeals = {
  title: 'Hứa tặng suất ăn',
  lead: 'Ngư dân tặng một phần mẻ cá thành suất ăn. Xem một suất ăn lớn bao nhiêu và đến tay ai.',
  button: 'Phần cá hứa tặng là gì',
};
export const freshTitle = 'Chợ cá tươi';

export const whatCreelDoes = 'Creel làm gì';
export const dailyTitle = 'Cá tươi mỗi ngày';
export const dailyLead = 'Do chính người đánh bắt đăng từ bến cá, có ghi giờ đánh bắt.';
export const supportTitle = 'Giúp đỡ cộng đồng';
export const supportLead =
  'Góp phần giúp các gia đình có bữa ăn nhờ suất ăn hứa tặng. Mỗi suất đều được đếm.';
export const networkTitle = 'Mạng lưới địa phương';
export const networkLead = (isOn: IsOn) =>
  isOn('pledges')
    ? 'Ngư dân, người mua và nhóm cứu trợ cùng vùng biển làm việc thẳng với nhau.'
    : 'Ngư dân và người mua cùng vùng biển làm việc thẳng với nhau.';

export const freshCatches = 'Mẻ cá tươi';
export const newestFirst = 'Mới nhất ở chợ cá.';
export const nearFirst = (place: string) => `Các mẻ cá gần ${place} hiện trước.`;
export const allCatches = 'Xem tất cả mẻ cá';

export const pledges = 'Cá hứa tặng cộng đồng';
export { catchesNotLoaded, nearMe } from './posts/marketplace.ts';
export { pledgesNotLoaded } from './posts/pledge-list.ts';
export const mealsPledged = (_meals: number) => 'suất ăn hứa tặng';
export const mealsClaimed = (_meals: number) => 'suất ăn đã đăng ký nhận';
export const mealsServed = (_meals: number) => 'suất ăn đã phục vụ';
export const fishermen = (_count: number) => 'ngư dân';
export const noPledges = 'Chưa có phần cá hứa tặng nào';
export const recentPledges = 'Phần cá hứa tặng mới nhất';
export const allPledges = 'Xem tất cả phần cá hứa tặng';
export const seeImpact = 'Xem kết quả';
export const meetFishermen = 'Làm quen với ngư dân';
