/** Fields of receipts, and what is wrong with them. */
export const legalName = 'Tên pháp lý';
export const ein = 'EIN';
export const einInvalid = 'Nhập EIN như trên thư của IRS, ví dụ 01-2345678';
export const signatory = 'Người ký';
export const weightInvalid = 'Trọng lượng là số pound lớn hơn 0';
export const mealsInvalid = 'Số suất ăn là số nguyên từ 1 trở lên';
export const note = 'Lý do';
export const chooseReceipts = 'Chọn ít nhất một biên nhận';
export const tooManyReceipts = (most: number) => `Xác nhận nhiều nhất ${most} biên nhận mỗi lần`;
export const yearInvalid = 'Năm có bốn chữ số, ví dụ 2026';

/** Refusals. */
export const notFound = 'Không tìm thấy biên nhận';
export const notVerified =
  'Người quản lý phải kiểm tra EIN trước khi xác nhận biên nhận. Mỗi lần kiểm tra có giá trị hai năm.';
export const isDraft = 'Biên nhận này chưa được xác nhận nên chưa có gì để sửa.';
export const isWithdrawn = 'Biên nhận này đã bị thu hồi và không thể thay đổi nữa.';
export const changedMeanwhile =
  'Có người đã thay đổi biên nhận này sau khi trang được mở. Hãy đọc lại trước.';
export const tooManyVersions = 'Biên nhận này đã bị thay đổi quá nhiều lần. Hãy thu hồi nó.';
export const einChanged = 'Tổ chức hiện có EIN khác. Hãy kiểm tra số đó.';
