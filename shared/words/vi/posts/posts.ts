import type { IsOn } from '../../../features.ts';
import { isolated } from '../../../text/isolated.ts';
import { number } from '../general/format.ts';

export const contactFisherman = 'Liên lạc ngư dân';
export const contactByPhone = `${contactFisherman}: <number></number>`;
export const copyNumber = 'Sao chép số';
export const numberCopied = 'Đã sao chép số';
export const numberNotCopied = {
  title: 'Không sao chép được',
  description: 'Xin chọn số rồi tự sao chép.',
};
export const moreFrom = (name: string) => `Bài đăng khác của ${isolated(name)}`;
export const series = 'Loạt';
export const repeats = 'Thuộc một loạt lặp lại mỗi tuần';
export const location = 'Địa điểm';
/** "Cá tuyết từ Portland, ME" */
export const fishFrom = (species: string, place: string) => `${species} từ ${place}`;

export const over = {
  old: {
    title: 'Không còn rao',
    catch: (hours: number) => `Cá tươi được rao trong ${hours} giờ sau khi đánh bắt. Thời gian đó đã hết.`,
    pledge: () => 'Cá này được hứa tặng khi còn tươi. Các suất ăn không còn nữa.',
  },
  sold: {
    title: 'Đã bán',
    catch: () => 'Mẻ cá này đã bán hết.',
    pledge: () => 'Mọi suất ăn của phần cá hứa tặng này đã có tổ chức nhận.',
  },
};
export const nearInstead = 'Đang rao gần đó';
export const newInstead = 'Đang rao';

export const catchTitle = 'Mẻ cá';
export const catchNotFound = 'Không tìm thấy mẻ cá';
export const browseMarketplace = 'Xem chợ cá';
export const payWhatYouThink = 'Trả tùy khả năng';
export const contactInformation = 'Thông tin liên lạc';
export const noContactInformation = 'Hãy nhắn tin cho ngư dân trên trang này.';
export const paymentOptions = 'Cách trả tiền';
export const payWhatYouCanMeans = 'Người mua tự quyết trả bao nhiêu, tùy khả năng. Ngư dân không đặt giá.';
export const cash = 'Tiền mặt';
export const bitcoin = 'Bitcoin';
export const contactDirectly = 'Liên lạc thẳng với ngư dân';
export const viewProfile = 'Xem hồ sơ';
export const quantity = 'Số lượng';
export const held = 'Đã giữ chỗ';
export const taking = 'Có thể mua';
/** @param least the least that one may take @param step "1 lb", unless it is one */
export const takingWords = (least: string, step: string | undefined) =>
  step === undefined ? `Từ ${least}` : `Từ ${least}, mỗi lần thêm ${step}`;
export const takingRest = (left: string) => `Hết phần còn lại: ${left}`;
export const weightEach = 'Nặng mỗi phần';
export const aboutPounds = (pounds: number) => `khoảng ${number(pounds)} lb`;
export const condition = 'Tình trạng';
export const disposition = 'Cách làm cá';
export const dateCaught = 'Ngày đánh bắt';
export const payment = 'Trả tiền';
export const offeredUntil = 'Rao đến';
export const pickup = 'Nhận hàng';

export const back = 'Quay lại';
export const pledgePageTitle = (meals: number, product: string) => `${meals} suất ăn hứa tặng - ${product}`;
export const pledgeNotLoaded = 'Không tải được phần cá hứa tặng. Xin thử lại.';
export const pledgeNotFound = 'Không tìm thấy phần cá hứa tặng';
export const seeAllPledges = 'Xem mọi phần cá hứa tặng';
export const imageTypes = { catch: 'Chuyến đánh cá', product: 'Suất ăn đã đóng gói' } as const;
export const imageOf = (type: keyof typeof imageTypes, species: string) => `${imageTypes[type]}: ${species}`;
export const socialMediaShare = 'Chia sẻ lên mạng xã hội';
export const sharePledge = 'Chia sẻ phần cá hứa tặng này';
export const openLarge = (image: string) => `${image}. Mở ảnh lớn`;
export const impact = 'Kết quả cho cộng đồng';
export const mealsPledged = (_meals: number) => 'suất ăn hứa tặng';
export const mealsLeft = (_meals: number) => 'suất ăn còn lại';
export const claimed = (_meals: number) => 'đã đăng ký nhận';
export const served = (_meals: number) => 'đã phục vụ';
export const help = 'Giúp một tay';
export const helpTitle = 'Đang phục vụ các gia đình khó khăn?';
export const helpLead = (isOn: IsOn) =>
  isOn('claims')
    ? 'Ngân hàng thực phẩm, nhà thờ và các nhóm cứu trợ đăng ký nhận suất ăn hứa tặng, đến lấy và phục vụ.'
    : 'Ngân hàng thực phẩm, nhà thờ và các nhóm cứu trợ đến lấy suất ăn hứa tặng và phục vụ.';
export const learnMore = 'Tìm hiểu thêm';
/** Hidden text after the link's label. */
export const aboutPartnership = 'về việc trở thành đối tác';
export const species = 'Loại cá';
export const fisherman = 'Ngư dân';
export const posted = 'Ngày đăng';
export const catchDate = 'Ngày đánh bắt';
export const expectedCatch = 'Dự kiến đánh bắt';
export const pointsEarned = 'Điểm nhận được';

export const support = 'Bày tỏ sự ủng hộ';
export const like = 'Thích';
export const likePledgeOf = (name: string) => `Thích phần cá hứa tặng của ${isolated(name)}`;
/**
 * Counts the likes of a pledge.
 * @param isOurs whether the reader's like is included
 * @param canLike whether the reader can like it
 */
export function likedBy(count: number, isOurs: boolean, canLike: boolean): string {
  if (count === 0) {
    return canLike
      ? 'Hãy là người đầu tiên thích phần cá hứa tặng này'
      : 'Chưa ai thích phần cá hứa tặng này';
  }
  if (isOurs && count === 1) return 'Quý vị thích phần cá hứa tặng này';
  if (isOurs) return `Quý vị và ${number(count - 1)} người khác thích phần cá hứa tặng này`;
  return `${number(count)} người thích phần cá hứa tặng này`;
}
