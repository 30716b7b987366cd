import { plural } from '../general/format.ts';

export const standingNotFound = 'Esta reserva fija ya no existe.';
export const seriesGone = 'Estas promesas ya no se repiten.';
export const askedAlready = 'Su organización tiene una reserva fija de estas promesas. Primero termínela.';
export const notAgainYet = 'El pescador la rechazó o la terminó. Puede volver a pedirla después de 30 días.';
export const answeredAlready = 'Esta reserva fija ya tiene respuesta.';
export const blocked = 'No puede pedir una reserva fija a este pescador.';
export const standingTooMany = (most: number) =>
  plural(most, {
    one: 'Su organización puede recibir como máximo 1 comida cada vez',
    many: `Su organización puede recibir como máximo ${most} de comidas cada vez`,
    other: `Su organización puede recibir como máximo ${most} comidas cada vez`,
  });
export const fewerLeft = (left: number) =>
  left <= 0
    ? 'Otras reservas fijas toman todas las comidas de estas promesas.'
    : `Otras reservas fijas dejan ${left} de estas comidas cada vez.`;
