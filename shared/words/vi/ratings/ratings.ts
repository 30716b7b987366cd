import { isolated } from '../../../text/isolated.ts';

export const chooseStars = 'Xin chọn từ 1 đến 5 sao';
export const comment = 'Nhận xét';
export const answer = 'Câu trả lời';
export const aboutOne = 'Mỗi đánh giá là về một phiếu nhận, một phiếu giữ chỗ hoặc một mẻ cá.';

/** Refusals. */
export const notFound = 'Không tìm thấy đánh giá';
export const ratedBefore = 'Mục này đã được đánh giá rồi.';
export const notExchanged = 'Chỉ đánh giá được mẻ cá sau khi ngư dân đã trả lời tin nhắn về mẻ cá đó.';
export const notCollected = 'Chỉ đánh giá được sau khi đã lấy suất ăn.';
export const notPickedUp = 'Chỉ đánh giá được sau khi đã lấy cá.';
export const notOneself = 'Không thể tự đánh giá mình.';
export const notTheirs = 'Mục này là của ngư dân khác. Hãy mở hồ sơ của ngư dân đó để đánh giá.';
export const answeredBefore = 'Đánh giá này đã được trả lời rồi.';
export const notAnswerable = 'Đánh giá này không có chữ để trả lời.';
export const hiddenWords = 'Quản trị viên đã ẩn phần chữ của đánh giá này, nên không thể sửa.';
export const editingOver = 'Đánh giá có thể sửa hoặc xóa trong 7 ngày. Thời gian đó đã hết.';
export const nothingToReport = 'Đánh giá này không có chữ để báo cáo vi phạm.';

/** Texts of pages. */
export const rate = (name: string) => `Đánh giá ${isolated(name)}`;
export const rated = 'Đã đánh giá. Xin cảm ơn.';
export const ratedCatch = 'Mẻ cá này đã được đánh giá. Xin cảm ơn.';
export const stars = 'Mọi việc ra sao?';
export const star = (count: number) => `${count} sao`;
export const meanings = { 1: 'Kém', 2: 'Chưa tốt', 3: 'Tạm được', 4: 'Tốt', 5: 'Tuyệt vời' } as const;
export const commentHint =
  'Ai cũng đọc được trong hồ sơ, kèm chữ đầu trong tên người viết, hoặc tên tổ chức.';
export const send = 'Gửi đánh giá';
export const sent = 'Đánh giá đã hiện trong hồ sơ.';
export const yourRating = 'Đánh giá của tôi';
export const edited = 'đã sửa';
export const edit = 'Sửa đánh giá';
export const save = 'Lưu';
export const saved = 'Đã sửa đánh giá.';
export const remove = 'Xóa đánh giá';
export const removing = 'Đang xóa...';
export const removeTitle = 'Xóa đánh giá?';
export const removeText =
  'Số sao và nhận xét sẽ bị xóa vĩnh viễn. Không thể đánh giá mục này lần nữa. Nếu muốn thay đổi, hãy sửa thay vì xóa.';
export const removed = 'Đã xóa đánh giá.';
export const notRemoved = 'Không xóa được đánh giá';
export const title = 'Đánh giá';
export const notLoaded = 'Không tải được các đánh giá. Xin thử lại.';
export const formerMember = 'Một thành viên cũ';
export const answerIt = 'Trả lời';
export const answerTo = 'Trả lời đánh giá này';
export const answerHint = 'Chỉ trả lời được một lần. Ai cũng đọc được.';
export const sendAnswer = 'Gửi câu trả lời';
export const answered = 'Câu trả lời đã hiện trong hồ sơ.';
export const answerOf = (name: string) => `${isolated(name)} trả lời`;
