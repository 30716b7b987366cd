/** The email to a fisherman about receipts. */
import { isolated } from '../../../text/isolated.ts';

export const title = (organization: string) => `${isolated(organization)} enviou a você um recibo de doação`;
export const text = (year: number) =>
  `Ele está com os outros de ${year} em Minhas publicações. Você pode imprimir o ano todo em uma só página.`;
export const open = 'Ver seus recibos';
