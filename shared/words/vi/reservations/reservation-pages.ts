import { dateTime, number } from '../general/format.ts';

export { join, reserve } from './reserve-link.ts';
export const reserveOf = (species: string) => `Giữ chỗ: ${species}`;
export const signInToReserve = 'Xin đăng nhập để giữ chỗ.';
export const toCatch = 'Xem mẻ cá';
export const catchNotFound = 'Mẻ cá này không còn bán nữa.';
export const catchNotLoaded = 'Không tải được mẻ cá. Xin thử lại.';
export const browse = 'Xem tất cả cá đang bán';
export const notYours = 'Không thể giữ chỗ mẻ cá của chính mình.';
export const notReservable = 'Mẻ cá này không còn nhận giữ chỗ. Có thể nhắn tin cho ngư dân.';

export const offered = 'Hàng đang bán';
export const leftNow = (left: string) => `Còn ${left}`;
export const price = 'Giá';
export const whenAndWhere = 'Giờ nhận hàng';
export const amountHint = (least: string, step: string | undefined, left: string) =>
  `Từ ${least} trở lên${step === undefined ? '' : `, mỗi lần thêm ${step}`}. Cũng có thể lấy hết ${left}.`;
export const onlyRest = (left: string) => `Phần còn lại ${left} phải lấy hết một lần.`;
export const collector = 'Tên người nhận';
export const collectorHint = 'Ngư dân sẽ hỏi tên này khi giao hàng.';
export const toPayIs = (cost: string) => `Phải trả: ${cost}`;
export const howToPay =
  'Trả tiền cho ngư dân khi nhận hàng, bằng tiền mặt hoặc theo cách hai bên thỏa thuận. Creel không thu tiền.';
export const byRequest =
  'Ngư dân phải đồng ý trước. Trong lúc chờ, cá vẫn được giữ, và câu trả lời sẽ được gửi qua email.';
export const missedMeans = (marks: number, days: number) =>
  `Nếu không đến được, xin hủy trước giờ nhận hàng. Nếu không đến, sẽ bị ghi một lần vắng mặt trong ${number(days)} ngày. Khi có ${number(marks)} lần vắng mặt, ngư dân phải đồng ý trước với mỗi phiếu giữ chỗ.`;
export const reserveAmount = (amount: string) => `Giữ chỗ ${amount}`;
export const askFor = (amount: string) => `Xin giữ ${amount}`;
export const reserving = 'Đang giữ chỗ...';
export const reserved = (amount: string) => `Đã giữ ${amount}`;
export const fishermanKnows = 'Ngư dân đã biết có người đến lấy.';
export const requested = (amount: string) => `Đã xin giữ ${amount}`;
export const fishermanReplies = 'Câu trả lời của ngư dân sẽ được gửi qua email.';
export const alreadyYours = 'Đã giữ chỗ một phần của mẻ cá này:';

export const waitingList = 'Danh sách chờ';
export const waitingMeans = (minutes: number) =>
  `Nếu có người hủy, email sẽ được gửi cho người kế tiếp trong danh sách. Người đó có ${number(minutes)} phút để đồng ý.`;
export const wanted = 'Số lượng muốn lấy';
export const joining = 'Đang vào...';
export const joined = 'Đã vào danh sách chờ';
export const waitingFor = (amount: string) => `Đang chờ ${amount} trong danh sách.`;
export const changeWanted = 'Đổi số lượng';
export const leave = 'Rời danh sách chờ';
export const leaving = 'Đang rời...';
export const leftList = 'Đã rời danh sách chờ';
export const notLeft = 'Chưa rời được danh sách chờ';
export const waitingNotLoaded = 'Không tải được danh sách chờ. Xin thử lại.';

export const title = 'Phiếu giữ chỗ';
export const signInFirst = 'Xin đăng nhập để xem phiếu giữ chỗ.';
export const lists = {
  notLoaded: 'Không tải được các phiếu giữ chỗ. Xin thử lại.',
  none: 'Chưa giữ chỗ mẻ cá nào',
  noneOpen: 'Không có phiếu giữ chỗ nào đang mở',
  openList: 'Phiếu giữ chỗ đang mở',
  pastList: 'Phiếu giữ chỗ trước đây',
};

export const pageTitle = (amount: string, species: string) => `${amount} ${species}`;
export const page = {
  signInToSee: 'Xin đăng nhập để xem phiếu giữ chỗ này.',
  oneNotLoaded: 'Không tải được phiếu giữ chỗ. Xin thử lại.',
  toList: 'Xem phiếu giữ chỗ',
};
export const toPickups = 'Lịch nhận hàng';
export const amount = 'Số lượng';
export const toPay = 'Phải trả';
export const catchLabel = 'Mẻ cá';
export const buyer = 'Người mua';
export const pickedUpBy = 'Tên người nhận';
export const cancelledByYou = 'Phiếu giữ chỗ này đã được hủy từ phía mình.';
export const changedBy = {
  buyer: 'Người mua đã hủy phiếu giữ chỗ này.',
  fisherman: 'Ngư dân đã hủy phiếu giữ chỗ này.',
  site: 'Creel đã hủy phiếu giữ chỗ này.',
};
/** Instead of that if nobody gave a reason. */
export const declined = 'Ngư dân không thể giữ phần cá này.';
export const standing = {
  buyer: {
    requested: (until: Date) =>
      `Ngư dân có thể đồng ý đến ${dateTime(until)}. Trong lúc chờ, cá vẫn được giữ.`,
    offered: (until: Date) =>
      `Nay có cá và đã đến lượt quý vị. Xin đồng ý trước ${dateTime(until)}, nếu không sẽ đến người kế tiếp.`,
    held: (until: Date) => `Cá được giữ đến ${dateTime(until)}.`,
    weighed: (until: Date) => `Ngư dân đã cân. Cá được giữ đến ${dateTime(until)}.`,
    collected: () => 'Đã nhận cá này.',
    released: () => 'Không có trả lời hoặc không ai đến lấy kịp giờ. Người khác có thể giữ chỗ phần cá này.',
    no_show: () => 'Ngư dân đã có mặt mà không ai đến. Người khác có thể giữ chỗ phần cá này.',
  },
  fisherman: {
    requested: (until: Date) =>
      `Xin trả lời trước ${dateTime(until)}. Sau đó người khác có thể giữ chỗ phần cá này.`,
    offered: (until: Date) => `Người mua trong danh sách chờ có thể trả lời đến ${dateTime(until)}.`,
    held: () => 'Xin chuẩn bị sẵn cá vào giờ này, và hỏi mã trước khi giao.',
    weighed: () => 'Xin chuẩn bị sẵn cá vào giờ này, và hỏi mã trước khi giao.',
    collected: () => 'Đã giao cá này.',
    released: () => 'Không có trả lời hoặc không ai đến lấy kịp giờ. Người khác có thể giữ chỗ phần cá này.',
    no_show: () => 'Đã có mặt mà không ai đến. Người khác có thể giữ chỗ phần cá này.',
  },
};
export const weighings = 'Thay đổi số lượng';
export const weighing = (before: string, after: string) => `${after} thay cho ${before}`;
export const freely = 'Cân nặng khác nhiều so với số lượng đã giữ chỗ. Có thể hủy nếu không muốn lấy.';

export const chooseTime = 'Khi nào đến lấy?';
export const sayYes = 'Đồng ý lấy';
export const sayingYes = 'Đang gửi...';
export const sayNo = 'Không lấy';
export const saidNo = 'Cá sẽ đến người kế tiếp';
export const notReplied = 'Chưa gửi được câu trả lời';

export const cancel = 'Hủy phiếu giữ chỗ';
export const cancelNamed = (reservation: string) => `Hủy phiếu giữ chỗ: ${reservation}`;
export const cancelTitle = 'Hủy phiếu giữ chỗ này?';
export const cancelText = {
  usual: 'Sau đó người khác có thể giữ chỗ cá này. Không bị ghi vắng mặt. Lý do sẽ được báo cho ngư dân.',
  late: 'Còn chưa đến hai tiếng là giờ nhận hàng, có thể ngư dân đã chuẩn bị cá. Không bị ghi vắng mặt, nhưng lý do sẽ được báo ngay cho ngư dân.',
};
export const cancelled = 'Đã hủy phiếu giữ chỗ';

export const toCalendar = 'Thêm vào lịch';
export const calendarFile = 'giu-cho.ics';
export const calendarTitle = (amount: string, species: string) => `Nhận ${amount} ${species}`;
export const notAdded = 'Chưa tạo được tệp lịch';

export const markMeans = (days: number) =>
  `Lần này bị ghi một lần vắng mặt. Sau ${number(days)} ngày sẽ được xóa.`;
export const appeal = 'Nhờ người kiểm duyệt xóa lần vắng mặt';
export const appealTitle = 'Vì sao lần vắng mặt này không đúng?';
export const appealText = 'Người kiểm duyệt sẽ đọc nội dung này.';
export const appealReason = 'Lý do';
export const sendAppeal = 'Gửi';
export const appealSent = 'Quyết định sẽ được gửi qua email';
export const appeals = {
  open: 'Đã nhờ người kiểm duyệt xóa lần vắng mặt. Quyết định sẽ được gửi qua email.',
  struck: 'Người kiểm duyệt đã xóa lần vắng mặt.',
  kept: 'Người kiểm duyệt đã xem, và lần vắng mặt vẫn được tính.',
};
