export const editingExpired = {
  title: 'Đã hết hạn sửa',
  description: (hours: number) =>
    `Cá tươi có thể sửa trong ${hours} giờ sau khi đánh bắt, mọi thứ khác trong 7 ngày sau khi đăng. Vẫn có thể ẩn, hiện hay xóa bài đăng này.`,
};

export const chooseKind = 'Xin chọn hứa tặng hay bán';
export const chooseSpecies = 'Xin chọn loại cá';
export const speciesNotOffered = 'Loại cá này không có ở đây. Xin chọn loại khác.';
export const customSpeciesTooShort = 'Tên phải có ít nhất 2 ký tự';
export const chooseDisposition = 'Xin chọn cá đã làm thế nào';
export const chooseCondition = 'Xin chọn tươi hay đông lạnh';
export const quantityMissing = 'Xin điền số lượng';
export const quantityTooLong = (max: number) => `Số lượng phải ngắn hơn ${max} ký tự`;
export const countInvalid = 'Nhập một con số, chẳng hạn 40 hoặc 2.5';
export const countTooFine = 'Nhập nhiều nhất hai chữ số sau dấu thập phân, chẳng hạn 5.33';
export const countNotWhole = 'Nhập số nguyên con hoặc thùng';
export const countTooHigh = (max: string) => `Nhập nhiều nhất ${max}`;
export const notCounted = 'Mẻ cá này chưa có số lượng đếm được. Hãy sửa mẻ cá trước.';
export const choosePaymentType = 'Xin chọn cách trả tiền';
export const amountInvalid = 'Xin điền giá bằng đô la, ví dụ 12.50';
export const amountTooHigh = (max: string) => `Xin điền giá không quá $${max}`;
export const soldLeavesNothing = 'Đã bán thì không còn số lượng nào';
export const contactInfoMissing = 'Cần có thông tin liên lạc';
export const pickupLocationTooLong = (max: number) => `Nơi nhận phải ngắn hơn ${max} ký tự`;
export const mealsInvalid = 'Xin điền số suất ăn hợp lệ (ít nhất 1)';
export const mealsTooMany = (max: number) => `Tối đa ${max} suất ăn cho mỗi phần cá hứa tặng`;
export const chooseStorage = 'Xin chọn cá được giữ thế nào';
export const temperatureInvalid = 'Xin điền nhiệt độ từ -60 đến 120 °F';
export const icedAtInFuture = 'Giờ ướp đá không thể ở tương lai';
/** @param species at least one name, such as Cá ngừ */
export const histamine = (species: readonly string[]) =>
  `${inSentence(species)}: nếu hứa tặng cá tươi thì phải ướp đá`;
export const pickupPlaceMissing = 'Xin ghi suất ăn được lấy ở đâu';
export const tooManySlots = (max: number) => `Mỗi phần cá hứa tặng có tối đa ${max} giờ nhận`;
export const slotInvalid = 'Xin điền ngày và giờ';
export const slotTooShort = 'Mỗi giờ nhận kéo dài ít nhất 30 phút';
export const slotTooLong = 'Mỗi giờ nhận kéo dài nhiều nhất 12 giờ';
export const slotInPast = 'Giờ nhận này đã qua. Hãy chọn giờ trễ hơn';
export const slotAfterFresh = (hours: number) =>
  `Lúc đó cá đã để quá lâu: cá tươi phải giao trong vòng ${hours} giờ sau khi đánh bắt`;

export const catchDateMissing = 'Cần có ngày đánh bắt';
export const catchDateInFuture = 'Ngày đánh bắt không thể ở tương lai';
export const dateCaughtInFuture = 'Ngày đánh bắt không thể ở tương lai';
export const tooOldForFresh = (hours: number) => `Cá tươi không thể để quá ${hours} giờ kể từ khi đánh bắt`;

export const loadAgain = 'Xin tải lại bài đăng.';
export const photoNotFound = 'Không tìm thấy ảnh này. Xin thêm lại.';
export const noCreditLeft =
  'Không còn lượt Pro nào. Có thể lượt cuối đã dùng cho một mẻ cá khác. Hãy đăng mẻ này không dùng Pro.';
export const proIsOff = 'Bài đăng Pro hiện đang tắt. Hãy đăng bài này không dùng Pro.';
export const fishermenPost = 'Chỉ ngư dân mới đăng được. Hãy tạo hồ sơ ngư dân trước.';

/** `Cá ngừ, cá thu và cá cam`. */
function inSentence([first = '', ...others]: readonly string[]): string {
  const names = [first, ...others.map((name) => name.toLowerCase())];
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} và ${last}`;
}
export const reservingNeedsStock = 'Xin nhập số lượng đếm được để người mua giữ chỗ một phần.';
export const slotMissing = 'Xin thêm ít nhất một giờ nhận hàng.';
