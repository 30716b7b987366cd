import type { ShareWay } from '../../../share-ways.ts';
import { number, plural } from '../general/format.ts';

const ways: Record<ShareWay, string> = {
  link: 'enlace copiado',
  device: 'otra app',
  facebook: 'Facebook',
  whatsapp: 'WhatsApp',
  x: 'X',
  bluesky: 'Bluesky',
  email: 'correo',
  poster: 'cartel',
  short: 'enlace corto',
};
/** "Se vio 15 veces desde enlaces compartidos en los últimos 30 días: Facebook 12, enlace copiado 3" */
export function seen(visits: number, days: number, by: readonly { via: ShareWay; visits: number }[]): string {
  const times = plural(visits, {
    one: 'una vez',
    many: `${number(visits)} de veces`,
    other: `${number(visits)} veces`,
  });
  const each = by.map(({ via, visits: ofWay }) => `${ways[via]} ${number(ofWay)}`);
  return `Se vio ${times} desde enlaces compartidos en los últimos ${days} días: ${each.join(', ')}`;
}
