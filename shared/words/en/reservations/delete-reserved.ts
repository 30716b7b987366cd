/** Deleting a catch of which something is reserved. */
import { isolated } from '../../../text/isolated.ts';

export const reserved = 'Buyers have reserved part of this catch and not collected it yet:';
/** @param amount "5 lb" */
export const of = (buyer: string, amount: string) => `${isolated(buyer)}, ${amount}`;
export const consequence =
  'If you delete the catch, these reservations are canceled. We send your reason to the buyers right away.';
export const confirm = 'Cancel reservations and delete';
