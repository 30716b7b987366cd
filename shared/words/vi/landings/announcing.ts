export const title = 'Báo chuyến cập bến';
export const editTitle = 'Sửa chuyến cập bến';
export const editSeriesTitle = 'Sửa các chuyến lặp lại';
export const editSeriesLead =
  'Thay đổi áp dụng cho những chuyến chưa báo. Các chuyến đã báo có thể sửa từng chuyến trong Bài của tôi.';
export const lead = 'Báo khi nào tàu về và dự kiến có cá gì. Không ai thấy vị trí của tàu.';
export const signInFirst = 'Xin đăng nhập để báo chuyến cập bến.';

export const harbour = 'Bến cá';
export const harbourHint = 'Tên cầu tàu hoặc bến, ví dụ “Custom House Wharf”';
export const harbourPlace = 'Thị trấn hoặc mã ZIP';
export const harbourIn = (name: string, place: string) => `${name}, ${place}`;
export const suggestions = 'Các bến cá';
export const unknownPlace =
  'Không biết nơi này. Chuyến vẫn có trong danh sách, nhưng không có trên bản đồ và trong “Gần đây”.';

export const when = 'Giờ cập bến';
export const day = 'Ngày';
export const hoursOfWindow = { from: 'Từ', until: 'Đến' };
export const inHours = (count: number) => `${count} giờ nữa`;
export const intoNextDay = 'Giờ kết thúc là ngày hôm sau.';

export const onBoard = 'Trên tàu';
export const fishNumber = (number: number) => `Loại cá ${number}`;
export const species = 'Loại';
export const chooseSpecies = 'Chọn loại';
export const customSpecies = 'Tên loại cá';
export const about = 'Khoảng bao nhiêu';
export const aboutHint = 'Ví dụ “40 lb” hoặc “12 con”';
export const sellOrPledge = 'Bán hay hứa tặng';
export const as = { catch: 'Bán', meals: 'Hứa tặng suất ăn' };
export const payment = 'Giá';
export const amount = 'Đô la';
export const unit = 'Đơn vị';
export const meals = 'Khoảng bao nhiêu suất ăn';
export const addFish = 'Thêm loại cá khác';
export const removeFish = (number: number) => `Bỏ loại cá ${number}`;

export const howToPay = 'Cách trả tiền';
export const note = 'Ghi chú';
export const noteHint = 'Ví dụ tàu đậu ở chỗ nào trên bến';

export const repeatHint = 'Mỗi chuyến được báo trước ba ngày.';

export const announce = 'Báo chuyến cập bến';
export const announceSeries = 'Báo mỗi tuần';
export const announcing = 'Đang báo...';
export const save = 'Lưu thay đổi';
export const saving = 'Đang lưu...';

export const announced = 'Đã báo chuyến cập bến';
export const seriesAnnounced = 'Các chuyến cập bến lặp lại mỗi tuần';
export const seeIt = 'Xem';
export const changed = 'Đã sửa chuyến cập bến';
export const seriesChanged = 'Đã sửa các chuyến lặp lại';
export const keptOnDevice = {
  title: 'Đã giữ trên máy này',
  description: 'Sẽ báo khi có mạng.',
};
export const notAnnounced = 'Chuyến cập bến chưa được báo';
export const seriesNeedsConnection =
  'Chuyến lặp lại cần có mạng. Hãy tắt “Lặp lại mỗi tuần” để báo chuyến này ngay.';
export const notPosted = (reason: string) => `${reason} Những gì đã điền vẫn được giữ.`;
export const startOverText = 'Những gì đã điền sẽ bị xóa.';
export const sessionEnded =
  'Phiên đăng nhập đã hết. <signIn>Đăng nhập lại</signIn>. Những gì đã điền vẫn được giữ.';
export const noConnection =
  'Không có mạng, và trình duyệt này không lưu được chuyến cập bến. Hãy thử lại khi có mạng.';
export const earlier = {
  certain: {
    title: 'Đã báo rồi',
    text: 'Lần gửi trước đã tới nơi trước khi mất kết nối, nên chuyến cập bến đã được báo. Những gì sửa sau đó không có trong đó.',
  },
  maybe: {
    title: 'Có thể đã báo rồi',
    text: 'Có thể lần gửi trước đã tới nơi. Hãy xem “Bài của tôi” trước khi báo lại chuyến này.',
  },
};
export const postAnother = 'Báo chuyến khác';
export const seeMyPosts = 'Xem bài của tôi';
export const fishermanFirst = {
  title: 'Tạo hồ sơ ngư dân',
  lead: 'Mọi người thấy chuyến cập bến dưới hồ sơ này. Những gì đã điền vẫn được giữ.',
};
export const notWaiting = 'Chuyến cập bến này không còn chờ trên máy này.';
export const notLoaded = 'Không tải được chuyến cập bến. Xin thử lại.';
export const isOver = 'Chuyến cập bến này đã xong và không sửa được nữa.';
export const seriesNotThere = 'Các chuyến này không còn lặp lại.';
export const seriesNotLoaded = 'Không tải được các chuyến lặp lại. Xin thử lại.';
