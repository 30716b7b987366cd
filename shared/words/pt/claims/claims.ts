import { plural } from '../general/format.ts';

const count = (meals: number) => (meals === 1 ? '1 refeição' : `${meals} refeições`);
/** "não resta nenhuma", "resta 1 refeição", "restam 5 refeições" */
const remaining = (meals: number) =>
  meals <= 0 ? 'não resta nenhuma' : `${meals === 1 ? 'resta' : 'restam'} ${count(meals)}`;

export const claimNotFound = 'Reserva não encontrada';
export const chooseMeals = 'Escreva quantas refeições você quer: um número inteiro a partir de 1.';
export const eitherList = 'Escolha uma organização ou uma promessa para ver as reservas dela.';

export const mealsLeft = (meals: number) => {
  if (meals === 0) return 'Não resta nenhuma refeição.';
  return `Só ${meals === 1 ? 'resta' : 'restam'} ${count(meals)}.`;
};
export const tooManyOpen = (max: number) =>
  max === 1
    ? 'Sua organização tem uma reserva em aberto, o máximo ao mesmo tempo. Retire-a ou cancele-a primeiro.'
    : `Sua organização tem ${max} reservas em aberto, o máximo ao mesmo tempo. Retire ou cancele uma delas primeiro.`;
export const overCapacity = (capacity: number, left: number) =>
  `Sua organização serve ${count(capacity)} por semana, e num dia não reserva mais do que isso. Para hoje, ${remaining(left)}.`;
/** Part of a pledge. */
export const partOfIt = (percent: number) => (percent === 50 ? 'metade dela' : `${percent}% dela`);
/** The period in which a pledge is new: "No primeiro minuto", "Nos primeiros 30 minutos". */
export const firstMinutes = (minutes: number) =>
  plural(minutes, {
    one: 'No primeiro minuto',
    many: `Nos primeiros ${minutes} de minutos`,
    other: `Nos primeiros ${minutes} minutos`,
  });
export const overShare = (minutes: number, percent: number, left: number) =>
  `${firstMinutes(minutes)} de uma promessa, cada organização leva no máximo ${partOfIt(percent)}. Para vocês, por enquanto, ${remaining(left)}.`;
export const organizationPaused = 'Sua organização está pausada e não pode reservar refeições por enquanto.';
export const ownPledge = 'Você não pode reservar sua própria promessa.';

export const byOrganization = 'Só a organização pode fazer isso.';
export const servedInvalid = 'Escreva quantas refeições foram servidas: um número inteiro a partir de 0.';
export const servedTooMany = (meals: number) =>
  `Vocês retiraram ${count(meals)}: não é possível servir mais do que isso.`;
export const givenToOthers =
  'Estas refeições já tinham ido para outros, por isso a entrega não foi contada. Avisamos uma pessoa responsável.';

/** Why a claim can't change any more, by its state. */
export const claimIs = {
  waiting: 'Esta reserva ainda aguarda aprovação.',
  reserved: 'Esta reserva ainda está em aberto.',
  collected: 'As refeições desta reserva foram retiradas.',
  cancelled: 'Esta reserva foi cancelada.',
  expired: 'Esta reserva expirou: ninguém retirou as refeições a tempo.',
  no_show: 'Ninguém veio retirar as refeições desta reserva.',
  declined: 'Esta reserva foi recusada.',
} as const;

export const deletionNeedsReason = (meals: number) =>
  `${count(meals)} desta promessa ${meals === 1 ? 'está reservada e ainda não foi retirada' : 'estão reservadas e ainda não foram retiradas'}. Dê um motivo. Nós o enviamos às organizações que as reservaram.`;
/** Why the site ended a claim, as both sides read it. The texts say nothing about a person's account. */
export const endedBySite = {
  fishermanGone: 'O pescador saiu do Creel.',
  organizationGone: 'A organização não tem mais membros.',
  pledgeTakenDown: 'A promessa foi removida.',
} as const;

export const resolutionNote = 'Nota';
export const conflictResolved = 'Outra pessoa já cuidou disso.';
export const countedAlready = 'Esta entrega já está contada.';
export const nothingLeftToCount = 'Não resta nenhuma refeição desta promessa para contar.';
export const noShowStruck = 'Esta retirada perdida não conta mais.';
