import { MAX_CREDITS_GRANTED } from '../../../limits.ts';
import { plural } from '../general/format.ts';

export const creditsInvalid = `Los créditos son un número entero de 1 a ${MAX_CREDITS_GRANTED}`;
export const tooFewCredits = (count: number) =>
  count === 0
    ? 'La persona no tiene créditos'
    : plural(count, {
        one: 'La persona solo tiene un crédito',
        many: `La persona solo tiene ${count} de créditos`,
        other: `La persona solo tiene ${count} créditos`,
      });
export const nameToConfirm = 'Escriba el nombre de la persona';
export const nameDiffers = 'Este no es el nombre de la cuenta';
export const reason = 'Motivo';
export const note = 'Nota';
export const endInvalid = 'Indique una fecha y una hora';
export const endInPast = 'El fin tiene que ser posterior a este momento';
