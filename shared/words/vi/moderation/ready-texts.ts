import { isolated } from '../../../text/isolated.ts';

/** Short texts that administrators can choose as a reason. */
export const title = 'Câu soạn sẵn';
export const lead =
  'Khi ghi lý do, có thể chọn một câu rồi sửa lại. Mọi quản trị viên dùng chung các câu này.';
export const none = 'Chưa có câu soạn sẵn nào.';
export const notLoaded = 'Không tải được các câu soạn sẵn.';
export const add = 'Thêm câu';
export const edit = 'Sửa';
export const editNamed = (text: string) => `Sửa ${isolated(text)}`;
export const editTitle = 'Sửa câu soạn sẵn';
export const name = 'Tên';
export const nameHint = 'Chỉ quản trị viên thấy.';
export const text = 'Nội dung';
export const textHint = 'Người nhận thấy đúng câu này, trừ khi sửa lại.';
export const tooMany = (max: number) => `Tối đa ${max} câu soạn sẵn`;
export const save = 'Lưu';
export const saved = 'Đã lưu câu soạn sẵn';
export const remove = 'Xóa';
export const removeNamed = (text: string) => `Xóa ${isolated(text)}`;
export const removeTitle = (text: string) => `Xóa ${isolated(text)}?`;
export const removeText = 'Không ai chọn được câu này nữa. Các lý do đã gửi vẫn giữ nguyên.';
export const removing = 'Đang xóa...';
export const removed = 'Đã xóa câu soạn sẵn';
/** Next to the field of a reason. */
export const pick = 'Câu soạn sẵn';
export const write = 'Tự viết';
