export const report = 'Báo cáo vi phạm';
export const signInToReport = 'Đăng nhập để báo cáo vi phạm';
export const titles = {
  message: 'Báo cáo tin nhắn này',
  catch: 'Báo cáo mẻ cá này',
  pledge: 'Báo cáo phần cá hứa tặng này',
  landing: 'Báo cáo chuyến cập bến này',
  rating: 'Báo cáo đánh giá này',
  person: 'Báo cáo ngư dân này',
};
export const type = 'Về chuyện gì?';
export const chooseType = 'Xin chọn';
export const types = {
  spam: 'Tin rác hoặc quảng cáo',
  harassment: 'Quấy rối hoặc đe dọa',
  scam: 'Lừa đảo hoặc gian lận',
  inappropriate: 'Nội dung không phù hợp',
  food_safety: 'Thực phẩm không an toàn',
  other: 'Chuyện khác',
} as const;
export const typeRequired = 'Xin chọn về chuyện gì';
export const whomToReport = 'Xin cho biết muốn báo cáo ai hoặc điều gì.';
export const description = 'Mô tả';
export const submit = 'Gửi báo cáo';
export const submitted = { title: 'Đã gửi báo cáo', description: 'Chúng tôi sẽ xem xét.' };
export const failed = 'Không gửi được báo cáo';
/** If the session has ended meanwhile. */
export const notSignedIn = 'Chưa đăng nhập';

export const actionRequired = 'Xin chọn cách xử lý';
export const note = 'Lý do';
