/** Texts about reservations of catches, as the contract needs them. */
import { amountWords } from '../posts/figures.ts';

type Unit = Parameters<typeof amountWords>[1];

export const nothingLeft = 'Todo está reservado o vendido. Puede esperar a que quede algo libre.';
export const onlyLeft = (left: number, unit: Unit) =>
  `Solo hay ${amountWords(left, unit)}. Reserve esa cantidad o menos.`;
export const atLeast = (least: number, unit: Unit) => `Reserve ${amountWords(least, unit)} o más.`;
export const inSteps = (step: number, least: number, unit: Unit) =>
  `Reserve ${amountWords(least, unit)}, y a partir de ahí de ${amountWords(step, unit)} en ${amountWords(step, unit)}.`;
export const bothTimes = 'Una recogida tiene un comienzo y un final.';
export const reservationNotFound = 'No se encontró la reserva';
export const ownCatch = 'No puede reservar su propia captura.';
export const notReservable = 'Esta captura no se puede reservar. Escriba al pescador.';
export const requestTooLate =
  'Esta recogida ya ha empezado y el pescador tiene que aceptar antes. Elija una más tarde.';
export const openOfCatch = 'Ya tiene una reserva de esta captura.';
export const tooManyOpen = (max: number) =>
  max === 1
    ? 'El primer día puede tener una reserva abierta. Recójala o cancélela primero.'
    : `Tiene ${max} reservas abiertas, el máximo a la vez. Recoja o cancele una de ellas primero.`;
export const tooManyOfCatch =
  'Esta captura se reservó muchas veces hoy, así que no admite más reservas hasta mañana. Escriba al pescador.';
export const blocked = 'No puede reservar capturas de este pescador.';
export const blockedByYou = 'Bloqueó a este pescador. Desbloquéelo para reservar.';
export const tooManyWaiting = 'Ya hay demasiadas personas esperando esta captura.';
export const byBuyer = 'Solo puede hacerlo la persona que reservó.';
export const notWeighed = 'Esto ya no se puede pesar.';
export const weighedTooMuch = (most: number, unit: Unit) =>
  `Para esta reserva solo hay ${amountWords(most, unit)}. El resto está reservado para otras personas o vendido.`;
export const givenToOthers =
  'Este pescado ya se había entregado a otra persona, así que la recogida no se contó. Anote una venta en el muelle.';
export const noMark = 'No hay ninguna marca que quitar.';
export const appealed = 'Ya se lo pidió a la moderación.';
export const appealDecided = 'Otra persona ya se ocupó de esto.';
export const appealOfOneself =
  'Se trata de una reserva o captura suya. Tiene que decidir otra persona que modere.';
/** The fisherman enters an amount left that others rely on. */
export const heldForOthers = (held: number, unit: Unit) =>
  `Otras personas reservaron ${amountWords(held, unit)}. Cancele primero esas reservas.`;
/** The fisherman counts a catch differently. */
export const unitOfHeld = (held: number, unit: Unit) =>
  `Ya hay ${amountWords(held, unit)} en reservas, así que la unidad no puede cambiar. Para contar la captura de otra forma, cancele antes las reservas o publique una captura nueva.`;
export const unitOfCollected = (collected: number, unit: Unit) =>
  `Los compradores ya recogieron ${amountWords(collected, unit)}, así que la unidad no puede cambiar. Para contar el resto de otra forma, publique una captura nueva.`;
/** The fisherman deletes a catch that others rely on. */
export const deletionNeedsReason = (held: number, unit: Unit) =>
  `Otras personas reservaron ${amountWords(held, unit)}. Dé un motivo; ellas lo leerán.`;

/** Why a reservation can’t change any more, by its state. */
export const reservationIs = {
  requested: 'El pescador aún no ha respondido.',
  offered: 'La persona que compra aún no ha respondido.',
  held: 'Esta reserva sigue abierta.',
  weighed: 'Esta reserva sigue abierta.',
  collected: 'Esta reserva ya se recogió.',
  cancelled: 'Esta reserva se canceló.',
  released: 'Esta reserva terminó, y el pescado está libre otra vez.',
  no_show: 'Nadie vino a recoger esta reserva.',
} as const;

/** Why the site ended a reservation, as both sides read it. The texts say nothing about a person’s account. */
export const endedBySite = {
  fishermanGone: 'El pescador dejó Creel.',
  buyerGone: 'La persona que compraba dejó Creel.',
  catchTakenDown: 'La captura fue retirada.',
} as const;
