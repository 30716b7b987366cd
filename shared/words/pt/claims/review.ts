/** Claims for managers of community aid: those that wait for approval, and handovers that could not be counted. */
import { isolated } from '../../../text/isolated.ts';
import { dateTime, number, plural } from '../general/format.ts';
import { mealsWords } from '../posts/figures.ts';

export const waiting = 'Reservas pendentes';
export const waitingLead =
  'Guardamos as refeições até você decidir. Uma reserva sem decisão expira 30 minutos depois do horário da retirada.';
export const noneWaiting = 'Não há reservas para analisar.';
export const waitingNotLoaded = 'Não foi possível carregar as reservas pendentes.';
export const moreWaitingNotLoaded = 'Não foi possível carregar mais reservas pendentes.';
/** Before a time such as "há 5 minutos". */
export const asked = 'Feita';
export const collector = 'Quem retira';
export const why = 'Por que está pendente';
export const missed = (most: number, days: number) =>
  `Retiradas perdidas com ${number(most)} ou mais pescadores nos últimos ${number(days)} dias`;

export const noShows = 'Analisar retiradas perdidas';
export const noShowsOf = (organization: string) => `Retiradas perdidas de ${isolated(organization)}`;
export const noShowsLead =
  'Cada uma destas ainda conta contra a organização. Anule uma se a retirada não foi perdida.';
export const noNoShows = 'Nenhuma retirada perdida conta contra esta organização.';
export const noShowsNotLoaded = 'Não foi possível carregar as retiradas perdidas.';
interface MissedPickup {
  fishermanName: string;
  meals: number;
  pickupStart: string;
}
export const missedPickup = ({ fishermanName, meals, pickupStart }: MissedPickup) =>
  `${mealsWords(meals)} de ${isolated(fishermanName)}, ${dateTime(new Date(pickupStart))}`;
export const strike = 'Anular';
export const strikeNamed = (missed: MissedPickup) => `Anular a retirada perdida: ${missedPickup(missed)}`;
export const strikeText = 'Ela não conta mais contra a organização. A reserva fica como terminou.';
export const struck = 'Retirada perdida anulada';

export const approve = 'Aprovar';
export const decline = 'Recusar';
export const approveNamed = (organization: string, meals: number) =>
  `Aprovar ${mealsWords(meals)} para ${isolated(organization)}`;
export const declineNamed = (organization: string, meals: number) =>
  `Recusar ${mealsWords(meals)} para ${isolated(organization)}`;
export const approveText =
  'Depois disso, as refeições ficam reservadas. Enviamos um e-mail à organização e ao pescador.';
export const approving = 'Aprovando...';
export const approved = (organization: string, meals: number) => ({
  title: 'Reserva aprovada',
  description: `${mealsWords(meals)} ${plural(meals, { one: 'está reservada', many: 'estão reservadas', other: 'estão reservadas' })} para ${isolated(organization)}.`,
});
export const declineText = 'As refeições voltam a ser oferecidas. Enviamos um e-mail à organização.';
export const reasonHint = 'Enviamos à organização exatamente como você escrever.';
export const declined = (organization: string, meals: number) => ({
  title: 'Reserva recusada',
  description: `Avisamos ${isolated(organization)}. A promessa oferece mais ${mealsWords(meals)}.`,
});
export const waitsNoMore = 'Esta reserva já foi decidida';
export const notDecided = 'A reserva não foi decidida';

export const conflicts = 'Conflitos de entrega';
export const conflictsLead =
  'Estas entregas foram feitas sem conexão, depois que outros já tinham recebido as refeições. Elas não são contadas. Fale com os dois lados.';
export const noConflicts = 'Nenhuma entrega está em conflito.';
export const conflictsNotLoaded = 'Não foi possível carregar os conflitos de entrega.';
export const moreConflictsNotLoaded = 'Não foi possível carregar mais conflitos de entrega.';
/** Before a time such as "há 5 minutos". */
export const told = 'Informado';
export const phoneSays = 'O que diz o celular do pescador';
export const handedOver = (handedOverAt: Date, toldAt: Date) =>
  `As refeições foram entregues em ${dateTime(handedOverAt)}. O celular nos informou em ${dateTime(toldAt)}.`;
export const claimSays = 'A reserva naquele momento';
export const stateThen = {
  waiting: 'Ainda aguardava aprovação.',
  reserved: 'Ainda estava confirmada.',
  collected: 'Já tinha sido retirada.',
  cancelled: 'Tinha sido cancelada.',
  expired: 'Tinha expirado. Ninguém a tinha retirado a tempo.',
  no_show: 'O pescador tinha dito que ninguém veio.',
  declined: 'Tinha sido recusada.',
};
/** @param left undefined if the pledge was deleted */
export const leftThen = (left: number | undefined) => {
  if (left === undefined) return 'A promessa não existia mais.';
  return left === 0
    ? 'Não restava nenhuma refeição na promessa.'
    : `${plural(left, { one: 'Restava', many: 'Restavam', other: 'Restavam' })} ${mealsWords(left)} na promessa.`;
};
export const countedSince = 'A entrega foi contada mais tarde, quando houve refeições livres de novo.';

export const count = 'Contar refeições restantes';
export const countNamed = (organization: string) =>
  `Contar refeições restantes para ${isolated(organization)}`;
export const countText =
  'Contamos estas refeições como retiradas, até o número que resta na promessa. Isto falha se não restar nenhuma.';
export const counted = (meals: number) => ({
  title: `${mealsWords(meals)} ${plural(meals, { one: 'contada', many: 'contadas', other: 'contadas' })}`,
});
export const dismiss = 'Fechar';
export const dismissNamed = (organization: string) => `Fechar o conflito de ${isolated(organization)}`;
export const dismissText = 'Nenhuma refeição é contada. O conflito sai desta lista.';
export const dismissed = { title: 'Conflito fechado' };
export const note = 'Nota';
export const noteHint = 'Diga por quê. A auditoria guarda isto para sempre, por isso não cite ninguém.';
export const settling = 'Salvando...';
export const settledMeanwhile = 'Isso não foi feito';
