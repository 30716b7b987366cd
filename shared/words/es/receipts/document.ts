/** The texts on a receipt. A reader of another language gets the English ones beside their own. */
import { number, plural } from '../general/format.ts';

export { longDate } from '../general/dates.ts';
export { LANGUAGE as language } from '../general/format.ts';
export { species } from '../site/species.ts';

export const titles = {
  original: 'Recibo de donación',
  correction: 'Recibo de donación, corregido',
  withdrawal: 'Recibo de donación, anulado',
};
export const version = (count: number) => `Versión ${count}`;
export const reason = 'Motivo del cambio';
export const organization = 'Organización';
export const ein = 'EIN';
export const donor = 'Donante';
export const given = 'Fecha de entrega';
export const place = 'Localidad';
export const fish = 'Pescado';
export const meals = 'Comidas';
export const weight = 'Peso';
export const pounds = (count: number) =>
  `${number(count)} ${plural(count, { one: 'libra', many: 'de libras', other: 'libras' })}`;
export const signed = 'Firmado por';
export const confirmed = 'Confirmado por';
export const confirmedOn = 'Confirmado el';
export const nothingGiven = 'No se dieron bienes ni servicios a cambio.';
export const noValue = 'Este recibo no indica ningún valor. Usted decide cuánto vale su donación.';
export const replaced = 'Una versión más nueva reemplaza a esta.';
export const isWithdrawn = 'La organización ha anulado este recibo. No lo use.';
export const guidance =
  'Esto es orientación, no asesoría fiscal. Fuentes: 26 U.S.C. 170(f)(8), sobre recibos de donaciones de $250 o más, y 170(e)(3), sobre donaciones de alimentos. Consultadas el 26 de noviembre de 2026.';
export const check = 'Comprobar este recibo';
export const yearTitle = (year: number) => `Donaciones de ${year}`;
export const total = 'Total';
