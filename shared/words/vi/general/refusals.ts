export const placeNotFound = 'Không tìm thấy nơi này. Xin xem lại tên hoặc mã ZIP.';
export const userNotFound = 'Không tìm thấy người dùng';
export const noSuchPerson = 'Không có người này.';
export const reportNotFound = 'Không tìm thấy báo cáo vi phạm';
export const reportPhotoNotKept = 'Ảnh này không được giữ lại.';
export const notOfReported = 'Bài đăng này là của người khác. Xin báo cáo vi phạm từ trang của bài đó.';
export const reportWithoutPost = 'Báo cáo vi phạm này không nói về bài đăng nào.';
export const reportAboutOneself =
  'Báo cáo vi phạm này nói về chính quý vị. Một quản trị viên khác phải xử lý.';
export const postOfOneself = 'Bài đăng này là của quý vị. Một quản trị viên khác phải quyết định.';
export const reportHandled = 'Báo cáo vi phạm này đã được xử lý.';
export const reportAssigned = 'Vừa có người giao báo cáo vi phạm này cho một quản trị viên khác.';
export const assignedToReported = 'Báo cáo vi phạm này nói về chính người đó. Xin chọn quản trị viên khác.';
export const assigneeNotAdmin = 'Người này không còn là quản trị viên. Xin chọn người khác.';
export const reportChanged = 'Vừa có người thay đổi báo cáo vi phạm này. Xin xem lại.';
export const postTakenDown = 'Bài này đã bị ẩn rồi.';
export const postNotTakenDown = 'Bài này không bị người điều hành trang web ẩn.';
export const notSuspended = 'Người này không bị tạm khóa.';
export const reportOfOneself = 'Không thể tự báo cáo vi phạm chính mình.';
export const messageOfAnother = 'Tin nhắn này không phải do người bị báo cáo viết.';
export const unsubscribeLinkInvalid = 'Liên kết này không hợp lệ. Xin dùng liên kết trong email mới nhất.';
export const subscriptionLinkInvalid =
  'Liên kết này đã được dùng hoặc đã quá 48 giờ. Nếu chưa đăng ký nhận bản tin, xin đăng ký lại.';
export const messageNotFound = 'Không tìm thấy tin nhắn';
export const messageToOneself = 'Không thể gửi tin nhắn cho chính mình.';
export const replyToAnother = 'Thư trả lời phải gửi cho người kia trong cuộc trò chuyện.';
export const personDeleted = 'Người này đã xóa tài khoản.';
export const recipientBlocked = 'Người này đang bị chặn. Xin bỏ chặn để nhắn tin.';
export const blockOfOneself = 'Không thể tự chặn chính mình.';
export const catchUnavailable = 'Mẻ cá này không còn nữa.';
export const applicationsTooMany = 'Quá nhiều đơn từ mạng này. Xin thử lại sau một giờ.';
export const contactTooMany = 'Đã gửi vài tin nhắn rồi. Xin thử lại sau một giờ.';
export const pledgeNotFound = 'Không tìm thấy phần cá hứa tặng';
export const catchNotFound = 'Không tìm thấy mẻ cá';
export const fishermanNotFound = 'Không tìm thấy hồ sơ ngư dân';
export const organizationNotFound = 'Không tìm thấy tổ chức';
export const applicationNotFound = 'Không tìm thấy đơn';
export const decidedBefore = {
  approved: 'Đơn này đã được duyệt.',
  declined: 'Đơn này đã bị từ chối.',
} as const;
export const actsAlready = 'Đã làm đại diện cho tổ chức này rồi.';
export const joinDeclined = 'Tổ chức đã từ chối yêu cầu tham gia. Xin liên hệ với tổ chức trước khi xin lại.';
export const nobodyAsks = 'Người này không còn xin tham gia nữa.';
export const joinAnswered = {
  accepted: 'Yêu cầu này đã được chấp nhận.',
  declined: 'Yêu cầu này đã bị từ chối.',
} as const;
export const coordinatorsOnly = 'Chỉ điều phối viên của tổ chức mới làm được việc này.';
export const pausedByManager = 'Tổ chức này đã bị người điều hành trang web tạm ngưng. Xin viết thư hỏi họ.';
export const lastCoordinator =
  'Đây là điều phối viên duy nhất. Xin giao vai trò này cho người khác trước khi rời đi.';
export const profileExists = 'Đã có một hồ sơ loại này rồi.';
export const profileNotFound = 'Không tìm thấy hồ sơ';
export const bodyNotObject = 'Nội dung gửi lên phải là một đối tượng JSON.';
export const bodyNotJson = 'Nội dung gửi lên không phải JSON hợp lệ.';
export const bodyTooDeep = 'Các trường của nội dung gửi lên lồng nhau quá sâu.';
export const takenDown = 'Bài đăng này đã bị người điều hành trang web ẩn. Xin viết thư hỏi họ.';
export const suspensionOfOneself = 'Không thể tự tạm khóa chính mình.';
export const deletionOfOneself = 'Muốn xóa tài khoản của mình, xin vào trang hồ sơ.';
export const recoveryRefused =
  'Mã này không dùng được với email và mật khẩu này. Mỗi mã chỉ dùng một lần. Xin xem lại mã, hoặc dùng mã khác.';
export const recoveryTooMany = 'Đã thử quá nhiều lần. Xin chờ một giờ rồi thử lại.';
export const noSecondFactor = 'Xin thiết lập xác minh hai bước trước.';
export const ownSecondFactor = 'Xin nhờ một quản trị viên khác đặt lại xác minh hai bước cho mình.';
export const lastAdmin = 'Đây là quản trị viên duy nhất. Xin giao vai trò này cho người khác trước.';
const kindNames = { catch: 'Mẻ cá', pledge: 'Phần cá hứa tặng' } as const;
export const postOfAnother = (kind: 'catch' | 'pledge') =>
  `${kindNames[kind]} này là của người khác. Xin báo cáo vi phạm từ trang của bài đó.`;
export const postGone = (kind: 'catch' | 'pledge') => `${kindNames[kind]} này không còn nữa.`;
export const ownPledgeNotLiked = 'Không thể bấm thích phần cá do chính mình hứa tặng.';
export const draftNotFound = 'Bản nháp này không còn. Có người đã xóa hoặc đã gửi.';
export const draftChanged = 'Trong lúc đó, người khác đã lưu bản nháp này.';
export const mailingNotFound = 'Không tìm thấy email';
export const mailingSent = 'Email này đã gửi cho tất cả mọi người.';
export const mailingBegun = 'Email này đang được gửi.';
export const mailingStopped = 'Email này đã bị dừng. Không thể gửi tiếp.';
export const mailingTooOld =
  'Email này quá cũ để gửi tiếp. Một số người sẽ nhận hai lần. Xin viết email mới.';
export const noOwnAddress = 'Tài khoản này không có địa chỉ email.';
export const requestNotFound = 'Không tìm thấy yêu cầu';
export const requestsTooMany = 'Quá nhiều yêu cầu từ mạng này. Xin thử lại sau một giờ.';
export const requestDecided = {
  approved: 'Yêu cầu này đã được duyệt.',
  declined: 'Yêu cầu này đã bị từ chối.',
} as const;
export const invitedToClosed =
  'Việc tạo tài khoản đang tắt, nên có lời mời cũng không dùng được. Xin bật trong “Cài đặt” trước. Yêu cầu vẫn còn ở đây.';
export const answersTooMany = 'Đã trả lời yêu cầu này nhiều lần. Xin tiếp tục bằng email.';
export const invitationGone = 'Lời mời này không còn nữa.';
export const invitationNotValid =
  'Lời mời này không còn hiệu lực. Vẫn có thể tạo tài khoản mà không cần lời mời.';

/** For a suspended person who wants to change their sign-in address. */
export const addressWhileSuspended = 'Không thể đổi địa chỉ email khi tài khoản đang bị tạm khóa.';

/** For an unconfirmed address that has received its daily number of emails. */
export const codesTooMany =
  'Hôm nay đã gửi vài email đến địa chỉ này. Xin xem thư mục thư rác, hoặc thử lại vào ngày mai.';

/** If more people than usual have signed up within the hour. */
export const signUpsFull =
  'Hiện có nhiều người đang tạo tài khoản. Xin thử lại sau một giờ. Thông tin đã nhập vẫn ở trong mẫu này đến lúc đó.';

/** If the browser's proof of work for a sign-up is missing or from another day. */
export const signUpUnproved =
  'Không kiểm tra được trình duyệt. Xin xem ngày trên máy có đúng không, tải lại trang rồi thử lại.';

/** If signing up is switched off. */
export const signUpClosed = 'Hiện không thể tạo tài khoản. Nếu đã có tài khoản, xin đăng nhập như thường.';
