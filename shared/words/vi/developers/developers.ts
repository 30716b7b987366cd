/** The page for people who write programs with the API. Code and names of the API are the same in all languages. */
export { forDevelopers as title } from './link.ts';
export const lead =
  'Với khóa API, chương trình của tổ chức tìm suất ăn hứa tặng, đăng ký nhận suất ăn và đọc số liệu.';

export const quickStart = 'Bắt đầu nhanh';
export const prepare = [
  'Khởi động một trang riêng có dữ liệu mẫu: <code>npm ci</code>, rồi <code>npm start</code>.',
  'Đăng nhập vào đó bằng <code>organization@creel.example</code> với mật khẩu <code>FreshCatch1</code>.',
  'Mở trang của tổ chức và tạo một khóa API.',
  'Đặt các biến này trong cửa sổ lệnh. Mã của tổ chức nằm ở cuối địa chỉ trang của tổ chức.',
];
export const find = 'Tìm suất ăn gần tổ chức:';
export const choose = 'Chọn một phần cá hứa tặng trong phản hồi và một giờ nhận hàng:';
export const claim = 'Đăng ký nhận hai suất ăn:';
export const figures = 'Đọc số liệu:';
export const inTypeScript = 'Cũng như vậy bằng TypeScript';

export const rulesTitle = 'Quy tắc chung cho mọi lệnh gọi';
export const rules = (callsPerMinute: number) => [
  'Gửi khóa API trong tiêu đề Authorization, không bao giờ trong địa chỉ.',
  'Mỗi khóa chỉ dùng cho một tổ chức và chỉ làm được những gì quyền (scope) của nó cho phép.',
  `Mỗi khóa gọi được ${callsPerMinute} lần mỗi phút. Mỗi phản hồi cho biết trong RateLimit còn bao nhiêu lần.`,
  'Yêu cầu có cùng Idempotency-Key chỉ có tác dụng một lần. Có thể gửi lại bao nhiêu lần cũng được.',
  'Danh sách dài được chia trang. Gửi nextCursor làm cursor để nhận trang tiếp theo.',
  'Có thể có thêm trường mới bất cứ lúc nào. Hãy bỏ qua những trường chưa biết.',
];
export const openApi =
  'Mọi trường đều có trong <document>tài liệu OpenAPI</document>. Có công cụ tạo từ đó một thư viện gọi có kiểu dữ liệu.';
export const outsidePartners =
  'Tờ báo, cơ quan hoặc đối tác khác không thuộc tổ chức nào thì xin khóa ở <contact>quản trị viên của trang</contact>. Khóa đó chỉ dùng được cho các lệnh gọi sau:';

export const endpointsTitle = 'Các lệnh gọi';
export const endpoints = {
  listPledges: 'Liệt kê các phần cá hứa tặng, mới nhất trước.',
  getPledge: 'Lấy một phần cá hứa tặng.',
  findMeals: 'Liệt kê các phần cá hứa tặng còn suất ăn gần tổ chức, kèm thông tin nhận hàng.',
  getMealsOnOffer: 'Lấy một phần cá hứa tặng kèm cách bảo quản và thông tin nhận hàng.',
  createClaim: 'Đăng ký nhận suất ăn. Chỉ phản hồi đầu tiên có mã để giao.',
  listClaims: 'Liệt kê các phiếu nhận của tổ chức, mới nhất trước.',
  getClaim: 'Lấy một phiếu nhận.',
  cancelClaim: 'Hủy một phiếu nhận và trả lại suất ăn.',
  createClaimCode: 'Tạo mã mới để giao. Mã cũ không còn dùng được.',
  recordServed: 'Ghi số suất ăn đã phục vụ trong số đã nhận.',
  getImpact: 'Lấy tổng số suất ăn đã hứa tặng, đăng ký nhận và phục vụ trên trang này.',
  exportMeals: 'Liệt kê dạng CSV mọi thay đổi của các suất ăn mà tổ chức đã đăng ký nhận.',
  listLandings: 'Liệt kê các chuyến cập bến đã báo, sớm nhất trước.',
  getLanding: 'Lấy một chuyến cập bến.',
};
export const scope = 'Quyền';
export const query = 'Tham số';
export const body = 'Nội dung';
export const limit = 'Giới hạn';
export const perHour = (calls: string) => `${calls} lần gọi mỗi giờ`;
export const success = 'Trạng thái';
export const errors = 'Lỗi';
export const ends = (since: string, end: string) => `Sắp ngừng, báo từ ngày ${since}. Ngừng ngày ${end}.`;
export const instead = (name: string) => `Hãy dùng ${name} thay thế.`;

export const errorsTitle = 'Lỗi';
export const errorsLead = 'Mỗi lỗi có một mã, một câu bằng ngôn ngữ đã chọn và mã của yêu cầu.';

export const webhooksTitle = 'Báo cho chương trình (webhook)';
export const webhooksLead =
  'Webhook báo cho chương trình biết các sự kiện. Hãy thêm webhook trên trang của tổ chức. Các yêu cầu được ký theo Standard Webhooks và chỉ chứa các mã.';
export const webhookRules = [
  'Trả lời yêu cầu đầu tiên bằng mã thử trong đó: {"challenge": "…"}.',
  'Mỗi sự kiện đến ít nhất một lần. Hãy bỏ qua webhook-id đã biết.',
  'Các sự kiện của một phiếu nhận đến theo thứ tự.',
  'Trả lời với trạng thái từ 200 đến 299 trong vòng năm giây. Chúng tôi thử trong ba ngày.',
];

export const changesTitle = 'Thay đổi của API';
export const newEndpoints = 'Lệnh gọi mới';
export const newEvents = 'Sự kiện webhook mới';

export const endTitle = 'Khi một lệnh gọi sắp ngừng';
export const endRules = (months: number) => [
  `Chúng tôi báo ở đây trước ít nhất ${months} tháng.`,
  'Từ lúc đó, mọi phản hồi của lệnh gọi đều có các tiêu đề Deprecation và Sunset.',
];
