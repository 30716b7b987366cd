import type { ShareWay } from '../../../share-ways.ts';
import { number, plural } from '../general/format.ts';

const ways: Record<ShareWay, string> = {
  link: 'link copiado',
  device: 'outro app',
  facebook: 'Facebook',
  whatsapp: 'WhatsApp',
  x: 'X',
  bluesky: 'Bluesky',
  email: 'e-mail',
  poster: 'cartaz',
  short: 'link curto',
};
/** "15 visitas por links compartilhados nos últimos 30 dias: Facebook 12, link copiado 3" */
export function seen(visits: number, days: number, by: readonly { via: ShareWay; visits: number }[]): string {
  const counted = `${number(visits)} ${plural(visits, { one: 'visita', many: 'de visitas', other: 'visitas' })}`;
  const each = by.map(({ via, visits: ofWay }) => `${ways[via]} ${number(ofWay)}`);
  return `${counted} por links compartilhados nos últimos ${days} dias: ${each.join(', ')}`;
}
