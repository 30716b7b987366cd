import { plural } from '../general/format.ts';

export const standingNotFound = 'Esta reserva fixa não existe mais.';
export const seriesGone = 'Estas promessas não se repetem mais.';
export const askedAlready = 'Sua organização tem uma reserva fixa destas promessas. Encerre-a primeiro.';
export const notAgainYet = 'O pescador a recusou ou encerrou. Você pode pedir de novo depois de 30 dias.';
export const answeredAlready = 'Esta reserva fixa já foi respondida.';
export const blocked = 'Você não pode pedir uma reserva fixa a este pescador.';
export const standingTooMany = (most: number) =>
  plural(most, {
    one: 'Sua organização pode levar no máximo 1 refeição por vez',
    many: `Sua organização pode levar no máximo ${most} de refeições por vez`,
    other: `Sua organização pode levar no máximo ${most} refeições por vez`,
  });
export const fewerLeft = (left: number) =>
  left <= 0
    ? 'Outras reservas fixas levam todas as refeições destas promessas.'
    : `Outras reservas fixas deixam ${left} destas refeições por vez.`;
