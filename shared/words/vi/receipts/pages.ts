/** Pages about receipts: the organization's, the fisherman's, and the one that checks a receipt. */
import { isolated } from '../../../text/isolated.ts';

export const title = 'Biên nhận quyên góp';
export const notLoaded = 'Không tải được các biên nhận.';
export const moreNotLoaded = 'Không tải thêm được biên nhận.';
export const signInFirst = 'Xin đăng nhập để xem biên nhận quyên góp.';
export const print = 'In';
export const fileName = 'bien-nhan-quyen-gop.pdf';
export const letterFileName = (year: number) => `quyen-gop-${year}.pdf`;

/** The fisherman's letter of a year. */
export const year = 'Năm';
export const mine = 'Tại đây các tổ chức xác nhận những gì đã nhận từ ngư dân. In trang này để khai thuế.';
export const noneIn = (year: number) => `Chưa có tổ chức nào xác nhận phần quyên góp của năm ${year}.`;

/** One receipt. */
export const oneNotFound = 'Không tìm thấy biên nhận này.';
export const oneNotLoaded = 'Không tải được biên nhận.';
export const earlier = 'Các phiên bản trước';
export const toMine = 'Biên nhận của mình';
export const toOrganization = 'Biên nhận của tổ chức';
export const draftText = 'Biên nhận này chưa được xác nhận.';
export const correct = 'Sửa';
export const correctTitle = 'Sửa biên nhận này';
export const correctText =
  'Việc này tạo một phiên bản mới. Người tặng nhận được email, và phiên bản trước vẫn đọc được.';
export const saveCorrection = 'Lưu phiên bản mới';
export const corrected = 'Đã sửa biên nhận';
export const withdraw = 'Thu hồi';
export const withdrawTitle = 'Thu hồi biên nhận này?';
export const withdrawText = 'Trang của biên nhận sẽ ghi là không còn hiệu lực. Không thể hoàn tác.';
export const withdrawn = 'Đã thu hồi biên nhận';
export const donorName = 'Tên người tặng';
export const mealsLabel = 'Suất ăn';
export const weightLabel = 'Trọng lượng, tính bằng pound';
export const reason = 'Lý do';
export const reasonHint = 'Người tặng đọc được lý do này trên phiên bản mới.';

/** The organization's page. */
export const toOurPage = 'Về trang tổ chức';
export const versionBadge = (count: number) => `Phiên bản ${count}`;
export const ours =
  'Mỗi lần nhận hàng tạo một bản nháp. Khi bản nháp được xác nhận, ngư dân có biên nhận để khai thuế.';
export const papers = 'Tổ chức trên biên nhận';
export const legalNameHint = 'Như trên thư của IRS';
export const einHint = 'Hai chữ số, một dấu gạch nối và bảy chữ số';
export const signatoryHint = 'Tên và chức vụ, ví dụ “Ana Reyes, giám đốc”';
export const papersSaved = 'Đã lưu';
export const change = 'Thay đổi';
export const papersMissing =
  'Trước hết hãy nhập tên pháp lý và EIN. Sau đó một người quản lý trang này sẽ kiểm tra.';
export const waits =
  'Người quản lý trang này chưa kiểm tra EIN. Cho đến khi đó, các lần nhận hàng không tạo bản nháp.';
export const lapsed = (day: string) =>
  `Lần kiểm tra EIN đã hết hạn ngày ${day}. Người quản lý phải kiểm tra lại.`;
export const verified = (day: string) => `EIN đã được kiểm tra, có giá trị đến ${day}.`;
export const changeEnds = 'Tên hoặc EIN mới phải được kiểm tra lại.';
export const drafts = 'Chờ xác nhận';
export const noDrafts = 'Không có gì để xác nhận. Lần nhận hàng tới sẽ tạo một bản nháp.';
export const issued = 'Biên nhận đã xác nhận';
export const noneIssued = 'Chưa xác nhận biên nhận nào.';
export const choose = (donor: string, day: string) => `Biên nhận cho ${isolated(donor)}, ${day}`;
export const weightHint = 'Nếu đã cân';
export const confirm = (count: number) => `Xác nhận ${count} biên nhận`;
export const confirming = 'Đang xác nhận...';
export const confirmed = (count: number) => `Đã xác nhận ${count} biên nhận`;
export const notConfirmed = 'Chưa xác nhận được';

/** For managers of community aid. */
export const einState = 'EIN trên biên nhận';
export const noEin = 'Không có';
export const notChecked = (ein: string) => `${ein}, chưa kiểm tra`;
export const checkedUntil = (ein: string, day: string) => `${ein}, đã kiểm tra, đến ${day}`;
export const checkEin = 'Đánh dấu EIN đã kiểm tra';
export const checkEinTitle = (name: string) => `EIN của ${isolated(name)} có đúng không?`;
export const checkEinText = (legalName: string, ein: string) =>
  `Tìm ${ein} ở IRS (apps.irs.gov/app/eos). Tên ở đó phải là ${isolated(legalName)}.`;
export const checkEinConfirm = 'Đúng';
export const checking = 'Đang lưu...';
export const einChecked = 'EIN được coi là đã kiểm tra trong hai năm';

/** The page that checks a receipt. */
export const checkTitle = 'Kiểm tra biên nhận quyên góp';
export const genuine = 'Biên nhận này là thật';
export const genuineText = (organization: string, year: number) =>
  `${isolated(organization)} dùng nó để xác nhận một phần quyên góp thực phẩm của năm ${year}.`;
export const newest = (version: number) => `Phiên bản mới nhất là số ${version}. Đừng nhận phiên bản cũ hơn.`;
export const noLonger = 'Biên nhận này đã bị thu hồi';
export const noLongerText = (organization: string, year: number) =>
  `${isolated(organization)} từng dùng nó để xác nhận một phần quyên góp thực phẩm của năm ${year}, rồi đã thu hồi.`;
export const notGenuine = 'Không có biên nhận nào như vậy. Xin đọc lại mã.';
export const checkFailed = 'Không kiểm tra được biên nhận. Xin thử lại.';
export const nothingElse = 'Trang này không cho biết gì thêm, để không ai biết người khác đã tặng gì.';
