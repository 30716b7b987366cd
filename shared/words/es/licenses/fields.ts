/** Fields of licenses, and what is wrong with them. */
export const kind = 'Tipo';
export const kinds = {
  commercial: 'Licencia de pesca comercial',
  lobster: 'Licencia de langosta o cangrejo',
  shellfish: 'Licencia para recolectar mariscos',
  sale: 'Licencia para vender su propia pesca',
  federal: 'Permiso federal',
  other: 'Otra licencia',
};
export const name = 'Nombre en la licencia';
export const number = 'Número';
export const state = 'Estado';
export const stateInvalid = 'Escriba el estado con dos letras, como ME';
export const expiry = 'Vence el';
export const expiryInvalid = 'Escriba el día en que vence';
export const tooMany = (most: number) => `Puede guardar aquí ${most} licencias como máximo`;
export const listedTwice = 'Esta licencia ya está en la lista';

/** Refusals. */
export const hasExpired = 'Esta licencia ya venció. Escriba la nueva.';
export const listChanged = 'Sus licencias se cambiaron en otro lugar. Revise la lista y guarde de nuevo.';
export const changedMeanwhile = 'El pescador cambió esta licencia. Revísela de nuevo.';
export const checkOfOneself = 'Esta licencia es suya. Otra persona responsable tiene que comprobarla.';
