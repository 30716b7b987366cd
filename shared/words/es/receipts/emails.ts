/** The email to a fisherman about receipts. */
import { isolated } from '../../../text/isolated.ts';

export const title = (organization: string) => `${isolated(organization)} le envió un recibo de donación`;
export const text = (year: number) =>
  `Lo encuentra con los demás de ${year} en Mis publicaciones. Puede imprimir todo el año en una sola página.`;
export const open = 'Ver sus recibos';
