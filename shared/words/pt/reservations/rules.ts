/** Texts about reservations of catches, as the contract needs them. */
import { amountWords } from '../posts/figures.ts';

type Unit = Parameters<typeof amountWords>[1];

export const nothingLeft = 'Tudo está reservado ou vendido. Você pode esperar até sobrar algo.';
export const onlyLeft = (left: number, unit: Unit) =>
  `Só há ${amountWords(left, unit)}. Reserve essa quantidade ou menos.`;
export const atLeast = (least: number, unit: Unit) => `Reserve ${amountWords(least, unit)} ou mais.`;
export const inSteps = (step: number, least: number, unit: Unit) =>
  `Reserve ${amountWords(least, unit)} e, a partir daí, de ${amountWords(step, unit)} em ${amountWords(step, unit)}.`;
export const bothTimes = 'Uma retirada tem começo e fim.';
export const reservationNotFound = 'Reserva não encontrada';
export const ownCatch = 'Você não pode reservar a sua própria captura.';
export const notReservable = 'Esta captura não pode ser reservada. Escreva ao pescador.';
export const requestTooLate =
  'Esta retirada já começou, e o pescador precisa aceitar antes. Escolha uma mais tarde.';
export const openOfCatch = 'Você já tem uma reserva desta captura.';
export const tooManyOpen = (max: number) =>
  max === 1
    ? 'No primeiro dia você pode ter uma reserva aberta. Retire ou cancele-a primeiro.'
    : `Você tem ${max} reservas abertas, o máximo ao mesmo tempo. Retire ou cancele uma delas primeiro.`;
export const tooManyOfCatch =
  'Esta captura foi reservada muitas vezes hoje e não aceita mais reservas até amanhã. Escreva ao pescador.';
export const blocked = 'Você não pode reservar capturas deste pescador.';
export const blockedByYou = 'Você bloqueou este pescador. Desbloqueie para reservar.';
export const tooManyWaiting = 'Já há pessoas demais esperando por esta captura.';
export const byBuyer = 'Só quem fez a reserva pode fazer isso.';
export const notWeighed = 'Isto não pode mais ser pesado.';
export const weighedTooMuch = (most: number, unit: Unit) =>
  `Para esta reserva só há ${amountWords(most, unit)}. O resto está reservado para outras pessoas ou vendido.`;
export const givenToOthers =
  'Este peixe já tinha ido para outra pessoa, então a retirada não foi contada. Registre uma venda no cais.';
export const noMark = 'Não há marca para remover.';
export const appealed = 'Você já pediu à moderação.';
export const appealDecided = 'Outra pessoa já cuidou disso.';
export const appealOfOneself =
  'Trata-se de uma reserva ou captura sua. Outra pessoa da moderação precisa decidir.';
/** The fisherman enters an amount left that others rely on. */
export const heldForOthers = (held: number, unit: Unit) =>
  `Outras pessoas reservaram ${amountWords(held, unit)}. Cancele primeiro as reservas delas.`;
/** The fisherman counts a catch differently. */
export const unitOfHeld = (held: number, unit: Unit) =>
  `Já há ${amountWords(held, unit)} em reservas, por isso a unidade não pode mudar. Para contar a captura de outra forma, cancele antes as reservas ou publique uma nova captura.`;
export const unitOfCollected = (collected: number, unit: Unit) =>
  `Os compradores já retiraram ${amountWords(collected, unit)}, por isso a unidade não pode mudar. Para contar o resto de outra forma, publique uma nova captura.`;
/** The fisherman deletes a catch that others rely on. */
export const deletionNeedsReason = (held: number, unit: Unit) =>
  `Outras pessoas reservaram ${amountWords(held, unit)}. Dê um motivo; elas vão lê-lo.`;

/** Why a reservation can’t change any more, by its state. */
export const reservationIs = {
  requested: 'O pescador ainda não respondeu.',
  offered: 'A pessoa que compra ainda não respondeu.',
  held: 'Esta reserva ainda está aberta.',
  weighed: 'Esta reserva ainda está aberta.',
  collected: 'Esta reserva foi retirada.',
  cancelled: 'Esta reserva foi cancelada.',
  released: 'Esta reserva terminou, e o peixe está livre de novo.',
  no_show: 'Ninguém veio retirar esta reserva.',
} as const;

/** Why the site ended a reservation, as both sides read it. The texts say nothing about a person’s account. */
export const endedBySite = {
  fishermanGone: 'O pescador saiu do Creel.',
  buyerGone: 'A pessoa que comprava saiu do Creel.',
  catchTakenDown: 'A captura foi removida.',
} as const;
