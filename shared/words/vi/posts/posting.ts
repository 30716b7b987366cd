export const pageTitle = 'Đăng mẻ cá';
export const authenticationRequired = 'Cần đăng nhập';
export const signInToPost = 'Xin đăng nhập để đăng mẻ cá.';
export const signIn = 'Đăng nhập';
export const kept = 'Những gì đã điền vẫn được giữ.';
export const notWaiting = 'Bài đăng này không còn chờ trên thiết bị này nữa';
export const seeMyPosts = 'Xem bài của tôi';
export const myPosts = 'Bài của tôi';

export const stepTitle = (heading: string, step: number) => `${heading} · Bước ${step}/3`;
export const steps = {
  basics: { name: 'Thông tin mẻ cá', heading: 'Đánh bắt được gì?', action: 'Tiếp' },
  choice: { name: 'Hứa tặng hay bán', heading: 'Hứa tặng hay bán?', action: 'Tiếp' },
  pledge: { name: 'Hứa tặng', heading: 'Chi tiết phần cá hứa tặng', action: 'Đăng phần cá hứa tặng' },
  catch: { name: 'Tin bán', heading: 'Chi tiết tin bán', action: 'Đăng bán' },
};
export const details = 'Chi tiết';
export const back = 'Quay lại';
export const posting = 'Đang đăng...';
export const finishingPhotos = 'Đang hoàn tất ảnh...';
export const keptOnDevice = {
  title: 'Đã giữ trên thiết bị này',
  description: 'Chúng tôi sẽ đăng khi có mạng lại.',
};

export const species = 'Loại cá';
export const chooseSpecies = 'Chọn loại cá';
export const customSpecies = 'Tên loại cá khác';
export const customSpeciesHint = 'Tên người mua quen gọi, ví dụ Cá vược sọc';
export const locationHint = 'Thị trấn và tiểu bang, hoặc mã ZIP: Portland, ME hay 04101';
export const story = 'Câu chuyện';
export const storyHint = 'Đánh bắt ra sao, giữ cá thế nào';

export const photos = 'Ảnh';
export const photosHint = 'Tối đa 3 ảnh của mẻ cá. Ảnh tự tải lên trong lúc điền tiếp.';
export const photosOfCatch = 'Ảnh mẻ cá';
export const photosNotArrived = 'Chưa tải lên hết.';
export const photosOfCatchHint = 'Tối đa 3 ảnh tất cả. Ảnh chính là ảnh hiện trong danh sách.';
export const productPhoto = 'Ảnh sản phẩm';
export const productPhotoHint = 'Một ảnh suất ăn đã đóng gói, bên cạnh ảnh mẻ cá. Tối đa 3 ảnh tất cả.';
export const productPhotoEditHint = 'Một ảnh suất ăn đã đóng gói.';

export const pledgeOrSell = 'Hứa tặng hay bán';
export const pledgeTitle = 'Hứa tặng cộng đồng';
export const pledgeText = 'Tặng suất ăn cho các gia đình khó khăn. Được 1 điểm cho mỗi suất ăn.';
export const sellTitle = 'Bán ở chợ cá';
export const sellText = 'Ra giá, để người mua trả tùy khả năng, hoặc cho không.';
export const howPrepared = 'Cá đã làm thế nào?';
export const dispositionHints = {
  whole: 'Để nguyên như lúc lên khỏi nước',
  dressed: 'Đã mổ ruột và rửa sạch',
  fillet: 'Đã lọc thịt khỏi xương',
};

export const fish = 'Cá';
export const quantityHint = 'Ví dụ 40 lb, 12 con hay 2 tá';
export const countedIn = 'Đếm theo';
export const countedInHint = 'Nhờ vậy người mua so được giá, và có thể giảm số lượng khi bán.';
export const unitStays =
  'Người mua đã giữ hoặc lấy một phần mẻ cá này, nên đơn vị không đổi. Muốn tính theo cách khác, xin đăng mẻ cá mới.';
export const notCounted = 'Không đếm';
export const stockLeft = { pound: 'Số pound', piece: 'Số con', box: 'Số thùng' };
export const stockLeast = 'Mua ít nhất';
export const stockStep = 'Mỗi lần thêm';
export const poundsEach = { piece: 'Pound mỗi con', box: 'Pound mỗi thùng' };
export const dateCaughtHint = (hours: number) => `Cá tươi: trong vòng ${hours} giờ qua`;
export const caughtTimes = { now: 'Vừa xong', morning: 'Sáng nay' };
export const paymentType = 'Cách trả tiền';
export const fixedPriceHint = 'Ai cũng dùng được. Không cần Pro.';
export const price = 'Giá';
export const pricePlaceholder = '0.00';
export const unit = 'Đơn vị';
export const contactAndPickup = 'Liên lạc và nhận hàng';
export const fishermanName = 'Tên ngư dân';
export const changeInProfile = 'Sửa trong hồ sơ';
export const fishermanFirst = {
  title: 'Trước hết, hồ sơ ngư dân',
  lead: 'Mỗi bài đăng hiện tên ngư dân. Hãy điền tên, rồi tiếp tục với mẻ cá.',
};
export const contactMethod = 'Người mua liên lạc bằng cách nào?';
export const contactMethodHints = {
  message: 'Không hiện số điện thoại hay địa chỉ',
  phone: 'Ai cũng thấy số đã điền',
  email: 'Ai cũng thấy địa chỉ đã điền',
};
export const contactInfo = 'Thông tin liên lạc';
export const pickupOptions = 'Nơi nhận hàng';
export const customPickupLocation = 'Nơi nhận khác';
export const customPickupLocationHint = 'Ví dụ Pier 3, nhà kho xanh, sau 4 giờ chiều';

export const theMeals = 'Suất ăn';
export const meals = 'Số suất ăn';
export const mealsHint = 'Được bao nhiêu suất ăn, từ 1 đến 1000';
export const pounds = 'Số pound cá';
export const poundsHint = (meals: number) =>
  `Chúng tôi tự điền ${meals} suất ăn cho mỗi pound. Có thể sửa số này.`;
export const catchDateHint = (hours: number) => `Trong vòng ${hours} giờ qua, trừ cá đông lạnh`;
export const handling = 'Bảo quản';
export const handlingLead = 'Chỉ các tổ chức cứu trợ thấy phần này.';
export const howKept = 'Cá được giữ thế nào?';
export const storage = {
  iced: { label: 'Ướp đá', hint: 'Ướp đá từ lúc đánh bắt' },
  chilled: { label: 'Giữ lạnh', hint: 'Trong thùng lạnh hay tủ lạnh, không có đá' },
  frozen: { label: 'Đông lạnh', hint: 'Đông cứng hẳn' },
};
export const icedAt = 'Ướp đá lúc';
export const temperature = 'Nhiệt độ';
export const temperatureHint = 'Độ Fahrenheit (°F), theo số đo được';

export const pickup = 'Nhận hàng';
export const pickupLead =
  'Các tổ chức cứu trợ đăng ký nhận suất ăn vào một trong các giờ này. Chỉ họ thấy nơi nhận và giờ nhận.';
export const pickupPlace = 'Nơi nhận';
export const pickupPlaceHint = 'Ví dụ Pier 3, nhà kho xanh';
export const pickupTimes = 'Khi nào có thể đến lấy suất ăn?';
export const suggestedTimes = {
  soon: 'Trong 2 giờ tới',
  today: 'Hôm nay đến 6 giờ chiều',
  tomorrow: 'Ngày mai, 8 giờ sáng–12 giờ trưa',
};
export const anotherTime = (count: number) => (count === 0 ? 'Chọn giờ' : 'Thêm giờ khác');
export const timeNumber = (position: number) => `Giờ ${position}`;
export const removeTime = (position: number) => `Bỏ giờ ${position}`;
export const slotDay = 'Ngày';
export const slotFrom = 'Từ';
export const slotUntil = 'Đến';

export const mealTitle = 'Một suất ăn là bao nhiêu?';
export const meal = 'Một suất ăn là <size>6.5–8 oz phi lê tươi</size>.';
export const mealsOfFish = 'Số suất ăn từ cá nguyên con';
export const wholeFish = 'Cá nguyên con';
export const givesAbout = 'Được khoảng';
export const mealExamples = [
  ['1 lb', '2–3 suất ăn'],
  ['2 lb', '4–6 suất ăn'],
  ['5 lb', '10–15 suất ăn'],
] as const;
export const mealPoints = 'Được 1 điểm hứa tặng cho mỗi suất ăn.';

export const change = 'Sửa';
export const notBackYet = 'Còn ngoài khơi?';
export const keptNotice = 'Những gì đã điền được giữ lại.';
export const startOver = 'Làm lại từ đầu';
export const startOverTitle = 'Làm lại từ đầu?';
export const startOverText = 'Những gì đã điền và ảnh đã thêm sẽ bị xóa.';

export const notLoadedAgain = 'Không tải được bài đăng trước.';
export const postAnother = 'Đăng bài khác';
export const postedAlready = 'Bài đã đăng rồi';
export const postedAlreadyText = (kind: 'catch' | 'pledge') =>
  `Lần gửi trước đã tới nơi trước khi mất kết nối, nên ${kinds[kind]} đã được đăng. Những gì sửa sau đó không có trong bài.`;
export const maybePosted = 'Có thể bài đã đăng rồi';
export const maybePostedText = (kind: 'catch' | 'pledge') =>
  `Có thể lần gửi trước đã tới nơi. Hãy xem “Bài của tôi” trước khi đăng lại ${kinds[kind]} này.`;
export const notPosted = (reason: string) => `${reason} Những gì đã điền vẫn được giữ.`;
export const sessionEnded =
  'Phiên đăng nhập đã hết. <signIn>Đăng nhập lại</signIn>. Những gì đã điền vẫn được giữ.';
export const noConnection =
  'Không có mạng, và trình duyệt này không lưu được bài đăng. Hãy thử lại khi có mạng.';

export const editCatch = 'Sửa mẻ cá';
export const editPledge = 'Sửa phần cá hứa tặng';
export const deletePledge = 'Xóa phần cá hứa tặng';
export const signInToView = 'Xin đăng nhập để xem bài đăng của mình.';
export const theCatch = 'Mẻ cá';
export const signInAgain = 'Xin đăng nhập lại';
export const saveMine = 'Lưu bản của tôi';
export const loadNewer = 'Tải bản mới hơn';

export const photosUnusable = (count: number) => `Có ${count} ảnh không dùng được. Xin bỏ ra.`;
export const photosMissing = (count: number) => `Có ${count} ảnh chưa tải lên. Xin thử lại hoặc bỏ ra.`;
export const invalidFile = 'Tệp không hợp lệ';
export const tooManyPhotos = 'Tối đa 3 ảnh';
export const leftOut = (count: number) => `Đã bỏ lại ${count} ảnh.`;

const kinds = { catch: 'mẻ cá', pledge: 'phần cá hứa tặng' };
