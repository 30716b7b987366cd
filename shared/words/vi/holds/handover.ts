import { isolated } from '../../../text/isolated.ts';
import { amountWords, mealsWords } from '../posts/figures.ts';

export type HeldUnit = 'meal' | Parameters<typeof amountWords>[1];
export interface HandedOver {
  count: number;
  unit: HeldUnit;
  receiver: string;
}

/** "10 meals", "5 lb" */
export const heldWords = (count: number, unit: HeldUnit): string =>
  unit === 'meal' ? mealsWords(count) : amountWords(count, unit);

export const collects = (name: string) => `${isolated(name)} đến lấy`;
export const enterCode = 'Nhập mã';
export const enterCodeNamed = (organization: string) => `Nhập mã của ${isolated(organization)}`;
export const enterAgain = 'Nhập lại mã';
export const noShow = 'Không ai đến lấy';
export const noShowTitle = 'Không ai đến lấy?';
export const recording = 'Đang lưu...';
export const notRecorded = 'Việc này chưa được lưu';
export const title = (amount: string) => `Giao ${amount}`;
export const ask = (name: string) => `Xin hỏi ${isolated(name)} mã sáu chữ số. Chỉ giao cá khi mã đúng.`;
export const askOffline = (name: string) =>
  `Xin hỏi ${isolated(name)} mã sáu chữ số. Không có mạng, nên mã được giữ trên máy này và sẽ kiểm tra khi có mạng lại.`;
export const code = 'Mã';
export const codeHint = 'Sáu chữ số';
export const codeMissing = 'Xin nhập sáu chữ số mà người đến lấy đưa ra.';
export const scan = 'Quét mã QR';
export const stopScanning = 'Tắt máy ảnh';
export const cameraPicture = 'Hình từ máy ảnh';
export const noCamera = 'Không dùng được máy ảnh. Xin nhập sáu chữ số.';
export const confirm = 'Xác nhận';
export const confirming = 'Đang xác nhận...';
export const handedOver = ({ count, unit, receiver }: HandedOver) => ({
  title: `Đã giao ${heldWords(count, unit)}`,
  description: `${isolated(receiver)} đã nhận cá.`,
});
export const keptTitle = 'Đã giữ trên máy này';
export const keptText = 'Lần giao này sẽ được gửi đi khi có mạng lại.';
export const notCounted = 'Một lần giao bị từ chối';
export const noRoom = 'Không lưu được trên máy này. Xin để trang này mở cho đến khi có mạng lại.';
/** The state of a handover that waits on this device. */
export const waiting = {
  connection: 'Đã giao, đang chờ kết nối',
  turn: 'Đã giao, đang chờ gửi',
  signIn: 'Đã giao. Xin đăng nhập để gửi.',
  sending: 'Đang gửi...',
};
export const notSent = (reason: string) => `Chưa gửi được: ${reason} Sẽ sớm tự thử lại.`;
export const refused = (reason: string) => `Bị từ chối: ${reason}`;
export const discard = 'Bỏ';
export const discardNamed = (organization: string) => `Bỏ lần giao cho ${isolated(organization)}`;
