import { isolated } from '../../../text/isolated.ts';
import { mealsWords } from '../posts/figures.ts';

export const title = 'Phiếu nhận cố định';
export const heading = 'Suất ăn mỗi lần';
export const lead =
  'Phần cá hứa tặng này lặp lại. Chỉ cần xin ngư dân một lần, suất ăn của mỗi phần được đăng ký nhận cho tổ chức khi phần đó được đăng.';
export const ask = 'Xin suất ăn mỗi lần';
export const askTitle = (species: string) => `Xin suất ăn từ mỗi phần ${species} hứa tặng?`;
export const askText =
  'Ngư dân chỉ chấp nhận hoặc từ chối một lần. Sau đó mỗi phiếu nhận theo các quy định chung, và chúng tôi gửi email cho biết.';
export const meals = 'Số suất ăn mỗi lần';
export const send = 'Gửi yêu cầu';
export const asked = 'Đã gửi yêu cầu đến ngư dân';
export const each = (meals: number, species: string) => `${mealsWords(meals)} ${species} mỗi lần`;
export const toOrganization = {
  asked: (fisherman: string) => `${isolated(fisherman)} chưa trả lời.`,
  accepted: (fisherman: string) =>
    `${isolated(fisherman)} đã chấp nhận. Chúng tôi đăng ký nhận khi một phần được đăng, trước ngày giao ba ngày.`,
  declined: (fisherman: string) => `${isolated(fisherman)} đã từ chối. Sau 30 ngày có thể xin lại.`,
  ended: (fisherman: string) => `${isolated(fisherman)} đã ngừng. Sau 30 ngày có thể xin lại.`,
};
export const asks = (organization: string, meals: number) =>
  `${isolated(organization)} xin ${mealsWords(meals)} mỗi lần.`;
export const gets = (organization: string, meals: number) =>
  `${isolated(organization)} nhận ${mealsWords(meals)} mỗi lần.`;
export const accept = 'Chấp nhận';
export const acceptNamed = (organization: string) =>
  `Chấp nhận phiếu nhận cố định của ${isolated(organization)}`;
export const accepted = 'Đã chấp nhận phiếu nhận cố định';
export const decline = 'Từ chối';
export const declineNamed = (organization: string) =>
  `Từ chối phiếu nhận cố định của ${isolated(organization)}`;
export const declineTitle = 'Từ chối phiếu nhận cố định này?';
export const declineText =
  'Chúng tôi gửi email cho tổ chức. Tổ chức vẫn có thể đăng ký nhận suất ăn của từng phần.';
export const declining = 'Đang từ chối...';
export const declined = 'Đã từ chối phiếu nhận cố định';
export const end = 'Ngừng phiếu nhận cố định';
export const endNamed = (name: string) => `Ngừng phiếu nhận cố định: ${isolated(name)}`;
export const withdraw = 'Rút lại yêu cầu';
export const endTitle = 'Ngừng phiếu nhận cố định này?';
export const endText =
  'Sẽ không có phiếu nhận mới, và chúng tôi gửi email cho bên kia. Các phiếu nhận đã lập vẫn giữ.';
export const ending = 'Đang ngừng...';
export const ended = 'Đã ngừng phiếu nhận cố định';
export const notLoaded = 'Không tải được các phiếu nhận cố định. Xin thử lại.';
