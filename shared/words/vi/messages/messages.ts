import { isolated } from '../../../text/isolated.ts';

export const pageTitle = 'Tin nhắn';
export const signInToRead = 'Xin đăng nhập để đọc tin nhắn.';
export const notLoaded = 'Không tải được tin nhắn';
export const none = 'Chưa có tin nhắn nào.';
const messages = (count: number) => `${count} tin nhắn`;
const conversations = (count: number) => `${count} cuộc trò chuyện`;
/** The number of conversations is known only once all messages are loaded. */
export const counts = (shown: number, total: number, isWhole: boolean) =>
  isWhole ? `${conversations(shown)}, ${messages(total)}` : messages(total);
export const markAllRead = 'Đánh dấu đã đọc hết';
export const marking = 'Đang đánh dấu...';
export const unread = (count: number) => `${count} chưa đọc`;
export const search = 'Tìm tin nhắn';
export const found = (count: number, isWhole: boolean) => {
  if (count === 0) return isWhole ? 'Không tìm thấy tin nhắn nào' : 'Không thấy trong các tin nhắn mới nhất';
  return isWhole ? `Tìm thấy ${messages(count)}` : `Tìm thấy ${messages(count)} mới nhất`;
};
export const noneFound = 'Không có tin nhắn nào khớp';
export const clearSearch = 'Xóa tìm kiếm';
export const lookFurtherBack = 'Tìm trong tin nhắn cũ hơn';
export const deleteMessage = 'Xóa';
export const deleteMessageNamed = (name: string) => `Xóa tin nhắn từ ${isolated(name)}`;
export const deleteOwnMessage = 'Xóa tin nhắn của tôi';
export const deleteMessageTitle = 'Xóa tin nhắn này?';
export const deleteConversation = 'Xóa cuộc trò chuyện';
export const deleteConversationTitle = 'Xóa cuộc trò chuyện này?';
export const deleteText = (name: string) =>
  `Bản ở tài khoản này sẽ bị xóa vĩnh viễn. ${isolated(name)} vẫn còn bản của họ.`;
export const deleting = 'Đang xóa...';
export const messageDeleted = 'Đã xóa tin nhắn';
export const conversationDeleted = 'Đã xóa cuộc trò chuyện';
export const deleteFailed = 'Không xóa được';
export const waiting = (count: number) => `${count} tin nhắn mới`;
export const showEarlier = 'Xem tin nhắn trước đó';
export const isNew = 'Mới';
export const sentTo = 'Gửi <name>name</name> · <time>time</time>';
export const sentFrom = 'Từ <name>name</name> · <time>time</time>';
export const withPerson = (name: string) => `Với ${isolated(name)}`;
export const previewOfOwn = (preview: string) => `Tôi: ${preview}`;

/** The title of the page until the message's subject is known. */
export const onePageTitle = 'Tin nhắn';
export const notFound = 'Không tìm thấy tin nhắn';
export const backToAll = 'Về danh sách tin nhắn';
export const about = (catchLabel: string) => `Về ${catchLabel}`;
export const aCatch = 'một mẻ cá';
export const reply = 'Trả lời';
export const sendReply = 'Gửi trả lời';
export const conversation = 'Cuộc trò chuyện';
export const you = 'Tôi';

export const sendMessage = 'Gửi tin nhắn';
export const signInToSend = 'Đăng nhập để gửi tin nhắn';
export const messageTo = (name: string) => `Tin nhắn cho ${isolated(name)}`;
export const send = 'Gửi';
/** Each fills in the text of a message about a catch. */
export const quickQuestions = ['Còn không?', 'Đến lấy ở đâu?'];
export const askQuickly = 'Câu hỏi nhanh';
export const sent = 'Đã gửi tin nhắn';
export const notSent = 'Không gửi được tin nhắn';

export const blockedPeople = 'Người bị chặn';
export const showMoreBlocked = 'Xem thêm';
export const block = 'Chặn';
export const blockName = (name: string) => `Chặn ${isolated(name)}`;
export const blockTitle = (name: string) => `Chặn ${isolated(name)}?`;
export const blockText =
  'Hai bên sẽ không nhắn tin cho nhau được nữa, và các phiếu giữ chỗ đang mở giữa hai bên bị hủy. Người kia không được báo là đã bị chặn. Có thể bỏ chặn sau này.';
export const blocking = 'Đang chặn...';
export const blocked = (name: string) => `Đã chặn ${isolated(name)}`;
export const unblockName = (name: string) => `Bỏ chặn ${isolated(name)}`;
export const unblocking = 'Đang bỏ chặn...';
export const unblocked = (name: string) => `${isolated(name)} có thể nhắn tin trở lại`;
export const blockFailed = 'Việc này không thành công. Xin thử lại.';
