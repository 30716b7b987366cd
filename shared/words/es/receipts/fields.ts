/** Fields of receipts, and what is wrong with them. */
export const legalName = 'Nombre legal';
export const ein = 'EIN';
export const einInvalid = 'Escriba el EIN como en la carta del IRS, por ejemplo 01-2345678';
export const signatory = 'Quién firma';
export const weightInvalid = 'El peso es un número de libras mayor que 0';
export const mealsInvalid = 'Las comidas son un número entero desde 1';
export const note = 'Motivo';
export const chooseReceipts = 'Elija al menos un recibo';
export const tooManyReceipts = (most: number) => `Confirme como máximo ${most} recibos a la vez`;
export const yearInvalid = 'El año tiene cuatro cifras, por ejemplo 2026';

/** Refusals. */
export const notFound = 'No se encontró el recibo';
export const notVerified =
  'Una persona responsable tiene que comprobar el EIN antes de confirmar recibos. La comprobación vale dos años.';
export const isDraft = 'Este recibo aún no está confirmado, así que no hay nada que corregir.';
export const isWithdrawn = 'Este recibo está anulado. Ya no se puede cambiar.';
export const changedMeanwhile =
  'Alguien cambió este recibo desde que usted lo abrió. Léalo otra vez antes de seguir.';
export const tooManyVersions = 'Este recibo se ha cambiado demasiadas veces. Anúlelo.';
export const einChanged = 'La organización tiene ahora otro EIN. Compruebe ese.';
