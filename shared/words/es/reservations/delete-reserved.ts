/** Deleting a catch of which something is reserved. */
import { isolated } from '../../../text/isolated.ts';

export const reserved = 'Hay compradores que reservaron parte de esta captura y aún no la han recogido:';
/** @param amount "5 lb" */
export const of = (buyer: string, amount: string) => `${isolated(buyer)}, ${amount}`;
export const consequence =
  'Si elimina la captura, estas reservas se cancelan. Enviamos su motivo a los compradores enseguida.';
export const confirm = 'Cancelar reservas y eliminar';
