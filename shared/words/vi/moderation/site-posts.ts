import { isolated } from '../../../text/isolated.ts';

/** Posts of the whole site, moderated without a report. */
export const title = 'Bài đăng';
export const kind = 'Bài đăng nào';
export const kinds = { catch: 'Mẻ cá', pledge: 'Phần cá hứa tặng' } as const;
export const state = 'Trạng thái';
export const states = {
  open: 'Đang rao',
  over: 'Không còn rao',
  sold: 'Đã bán',
  hidden: 'Đã ẩn',
  taken_down: 'Bị gỡ',
} as const;
export const stateOptions = { ...states, all: 'Tất cả' } as const;
export const search = 'Tìm kiếm';
export const searchHint = 'Loại cá, địa điểm hay tên ngư dân';
export const onlyOne = 'Chỉ một người';
export const fisherman = 'Người';
export const showing = (name: string) => `Bài đăng của ${isolated(name)}`;
export const somebody = 'một người';
export const everybody = 'Hiện mọi người';
export const list = 'Bài đăng tìm thấy';
export const none = 'Không có bài đăng nào khớp.';
export const notLoaded = 'Không tải được các bài đăng.';
export const moreNotLoaded = 'Không tải được thêm bài đăng.';
export const by = 'của';
export const view = 'Xem bài đăng';
export const viewNamed = (post: string) => `Xem bài đăng: ${post}`;
export const note = 'Lý do đã ghi:';
export const noText = 'Không có chữ.';

const posts = (count: number) => `${count} bài đăng`;
export const named = (species: string, fishermanName: string) => `${species} của ${isolated(fishermanName)}`;
export const select = (post: string) => `Chọn ${post}`;
export const selectAll = 'Chọn tất cả đang hiện';
export const selected = (count: number) => `Đã chọn ${count}`;
export const clear = 'Bỏ chọn';

export const actions = {
  takeDown: {
    label: (count: number) => `Gỡ ${count} bài`,
    title: (count: number) => `Gỡ ${posts(count)}?`,
    text: 'Không ai thấy được, và chỉ quản trị viên mới cho hiện lại được. Mỗi ngư dân nhận email ghi lý do và cách khiếu nại.',
    done: (count: number) => `Đã gỡ ${posts(count)}`,
  },
  restore: {
    label: (count: number) => `Cho hiện lại ${count} bài`,
    title: (count: number) => `Cho hiện lại ${posts(count)}?`,
    text: 'Mỗi ngư dân nhận email, rồi có thể cho bài đăng hiện lại.',
    done: (count: number) => `Đã cho phép hiện lại ${posts(count)}`,
  },
} as const;
export const reason = 'Lý do';
export const reasonHint = 'Chúng tôi gửi nguyên văn cho ngư dân.';
export const busy = 'Đang lưu...';
export const someFailed = (failed: number, total: number) =>
  `${failed} trong ${posts(total)} không thay đổi. Có thể thử lại các bài này:`;
export const because = (post: string, why: string) => `${post}: ${why}`;
