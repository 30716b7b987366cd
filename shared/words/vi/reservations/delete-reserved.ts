/** Deleting a catch of which something is reserved. */
import { isolated } from '../../../text/isolated.ts';

export const reserved = 'Có người mua đã giữ một phần mẻ cá này mà chưa đến lấy:';
/** @param amount "5 lb" */
export const of = (buyer: string, amount: string) => `${isolated(buyer)}, ${amount}`;
export const consequence =
  'Nếu xóa mẻ cá, các phiếu giữ chỗ này sẽ bị hủy. Lý do được gửi ngay đến người mua.';
export const confirm = 'Hủy phiếu giữ chỗ và xóa';
