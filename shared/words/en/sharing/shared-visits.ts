/** How often a person's posts were opened from shared links. */
import type { ShareWay } from '../../../share-ways.ts';
import { number, plural } from '../general/format.ts';

const ways: Record<ShareWay, string> = {
  link: 'copied link',
  device: 'another app',
  facebook: 'Facebook',
  whatsapp: 'WhatsApp',
  x: 'X',
  bluesky: 'Bluesky',
  email: 'email',
  poster: 'poster',
  short: 'short address',
};
/** "Seen 15 times from shared links in the last 30 days: Facebook 12, copied link 3" */
export function seen(visits: number, days: number, by: readonly { via: ShareWay; visits: number }[]): string {
  const times = plural(visits, { one: 'once', other: `${number(visits)} times` });
  const each = by.map(({ via, visits: ofWay }) => `${ways[via]} ${number(ofWay)}`);
  return `Seen ${times} from shared links in the last ${days} days: ${each.join(', ')}`;
}
