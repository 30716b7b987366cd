import { PRODUCT_NAME } from '../../../flavours.ts';
import { number } from '../general/format.ts';
import { mealsWords } from '../posts/figures.ts';

interface From {
  fishermanName: string;
  location: string;
}

export const titled = (title: string) => `${title} - ${PRODUCT_NAME}`;
export const nameAndPlace = ({ fishermanName, location }: From) => `${fishermanName}, ${location}`;
const nameInPlace = ({ fishermanName, location }: From) => `${fishermanName} ở ${location}`;
export const caught = 'Đánh bắt';
export const expected = 'Dự kiến đánh bắt';

export const catchSummary = (species: string, quantity: string, price: string, from: From) =>
  `${species}, ${quantity}: ${price}, của ${nameInPlace(from)}`;
/** @param when such as "Fri, Nov 27, 4 – 6 PM" */
export const landingSummary = (fish: string, name: string, harbour: string, when: string) =>
  `${fish}: ${name} cập bến ở ${harbour}, ${when}`;
export const speciesAt = (species: string, price: string) => `${species}: ${price}`;
export const speciesAndQuantity = (species: string, quantity: string) => `${species}, ${quantity}`;

/** The picture of a page: the words on it, and a photo or the mark. */
export const besideWords = (words: string, species: string | undefined) =>
  `${words} ${species === undefined ? 'Kèm biểu trưng Creel, một đuôi cá trong giỏ.' : `Kèm ảnh ${species}.`}`;
/** Next to the code and the short address in a picture. */
export const seeIt = {
  catch: 'Xem mẻ cá này',
  pledge: 'Xem phần cá này',
  landing: 'Xem chuyến cập bến này',
  fisherman: 'Xem có cá gì tươi',
};

export const reportTitle = 'Báo cáo kết quả hợp tác';
export const mealsOf = (meals: number, species: string) => `${mealsWords(meals)} từ ${species}`;
export const mealsPledgedBy = (meals: number, species: string, name: string) =>
  `${mealsOf(meals, species)}, do ${name} hứa tặng`;
export const pledgeSummary = (meals: number, species: string, from: From) =>
  `${mealsOf(meals, species)} do ${nameInPlace(from)} hứa tặng`;
export const forFamilies = (summary: string) => `${summary} cho các gia đình khó khăn.`;
export const reportSummary = (summary: string, claimed: number, served: number) =>
  `${reportTitle}: ${summary}. Đã đăng ký nhận ${number(claimed)}, đã phục vụ ${number(served)}.`;
export const pledgedBy = (species: string, from: From) => `${species} do ${nameAndPlace(from)} hứa tặng`;
/** Below the number. */
export const mealsOfPledged = (_meals: number, species: string) => `suất ăn từ ${species} được hứa tặng`;
export const fromFisherman = (from: From) => `Từ ${nameInPlace(from)}, cho các gia đình khó khăn.`;
export const storyOf = (name: string) => `Câu chuyện của ${name}`;
export const openPledge = 'Mở phần cá hứa tặng này';
export const helpFeed = 'Góp bữa ăn cho các gia đình';
export const becomePartner = 'Trở thành đối tác';
export const mealsPledged = 'Suất ăn hứa tặng';
export const mealsClaimed = 'Suất ăn đã đăng ký nhận';
export const mealsServed = 'Suất ăn đã phục vụ';
export const stillAvailable = 'Vẫn còn';
export const claimedOf = (pledged: number, claimed: number, served: number) =>
  `Đã đăng ký nhận ${number(claimed)}/${number(pledged)} suất ăn, đã phục vụ ${number(served)}`;

export const organizationSummary = (type: string, place: string, claimed: number, served: number) =>
  `${type} ở ${place}. Đã đăng ký nhận ${number(claimed)} suất ăn, đã phục vụ ${number(served)}.`;
export const fishermanIn = (name: string, location: string) =>
  location ? `${name}, ngư dân ở ${location}` : `${name}, ngư dân`;

export const pledgeNotFound = {
  title: 'Không tìm thấy phần cá hứa tặng',
  text: 'Có thể ngư dân đã gỡ xuống, hoặc địa chỉ chưa đầy đủ.',
};
export const pledgeFailed = 'Không tải được thông tin phần cá hứa tặng: ';
export const noPledgeId = 'Thiếu mã của phần cá hứa tặng';
export const noPledgeIdDetail = 'Địa chỉ của một phần cá hứa tặng kết thúc bằng mã của nó.';
export const whyNotFound = (message: string) => `Không tìm thấy phần cá hứa tặng: ${message}`;
export const whyNotLoaded = (message: string) => `${pledgeFailed}${message}`;
export const redirecting = 'Đang chuyển đến chi tiết phần cá hứa tặng...';
export const home = 'Trang chủ';
/** Added to a page's description in search results. */
export const siteInShort = {
  consumer: 'Cá địa phương, mua thẳng từ ghe.',
  community: 'Cá tươi cho ngân hàng thực phẩm và các nhóm cứu trợ.',
} as const;
