/** Deleting a catch of which something is reserved. */
import { isolated } from '../../../text/isolated.ts';

export const reserved = 'Compradores reservaram parte desta captura e ainda não a retiraram:';
/** @param amount "5 lb" */
export const of = (buyer: string, amount: string) => `${isolated(buyer)}, ${amount}`;
export const consequence =
  'Se você excluir a captura, estas reservas são canceladas. Enviamos seu motivo aos compradores na mesma hora.';
export const confirm = 'Cancelar reservas e excluir';
