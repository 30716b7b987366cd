import { isolated } from '../../../text/isolated.ts';

export const ratedTitle = (rater: string | undefined) => `Đánh giá mới từ ${isolated(rater ?? 'một người')}`;
export const rated = (stars: number) => `Được ${stars} trên 5 sao. Có thể trả lời trong hồ sơ.`;
export const seeRating = 'Xem đánh giá';
