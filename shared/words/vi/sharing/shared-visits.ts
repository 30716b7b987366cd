import type { ShareWay } from '../../../share-ways.ts';
import { number } from '../general/format.ts';

const ways: Record<ShareWay, string> = {
  link: 'liên kết sao chép',
  device: 'ứng dụng khác',
  facebook: 'Facebook',
  whatsapp: 'WhatsApp',
  x: 'X',
  bluesky: 'Bluesky',
  email: 'email',
  poster: 'áp phích',
  short: 'liên kết ngắn',
};
/** "Được xem 15 lần từ liên kết chia sẻ trong 30 ngày qua: Facebook 12, liên kết sao chép 3" */
export function seen(visits: number, days: number, by: readonly { via: ShareWay; visits: number }[]): string {
  const each = by.map(({ via, visits: ofWay }) => `${ways[via]} ${number(ofWay)}`);
  return `Được xem ${number(visits)} lần từ liên kết chia sẻ trong ${days} ngày qua: ${each.join(', ')}`;
}
