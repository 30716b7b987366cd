/** Fields of the dashboard, for the API and its forms. */
import { MAX_CREDITS_GRANTED } from '../../../limits.ts';
import { plural } from '../general/format.ts';

export const creditsInvalid = `Os créditos precisam ser um número inteiro de 1 a ${MAX_CREDITS_GRANTED}`;
export const tooFewCredits = (count: number) =>
  count === 0
    ? 'Esta pessoa não tem créditos'
    : plural(count, {
        one: 'Esta pessoa só tem um crédito',
        many: `Esta pessoa só tem ${count} de créditos`,
        other: `Esta pessoa só tem ${count} créditos`,
      });
export const nameToConfirm = 'Escreva o nome da pessoa';
export const nameDiffers = 'Este não é o nome da conta';
export const reason = 'Motivo';
export const note = 'Nota';
export const endInvalid = 'Dê uma data e uma hora';
export const endInPast = 'O fim precisa ser mais tarde do que agora';
