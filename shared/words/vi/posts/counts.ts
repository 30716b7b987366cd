import { number } from '../general/format.ts';

const NOUNS = {
  catch: 'mẻ cá',
  pledge: 'phần cá hứa tặng',
  landing: 'chuyến cập bến',
} as const;

/** "1 mẻ cá", "24 phần cá hứa tặng", "Không có mẻ cá nào". */
export const countPosts = (count: number, kind: keyof typeof NOUNS) =>
  count === 0 ? `Không có ${NOUNS[kind]} nào` : `${number(count)} ${NOUNS[kind]}`;
