import { isolated } from '../../../text/isolated.ts';
import { mealsWords } from '../posts/figures.ts';

export const title = 'Reservas fixas';
export const heading = 'Refeições por vez';
export const lead =
  'Esta promessa se repete. Peça uma vez ao pescador, e refeições de cada promessa são reservadas para sua organização quando ela é publicada.';
export const ask = 'Pedir refeições cada vez';
export const askTitle = (species: string) => `Pedir refeições de cada promessa de ${species}?`;
export const askText =
  'O pescador aceita ou recusa uma só vez. Cada reserva segue então as regras das reservas, e avisamos você por e-mail.';
export const meals = 'Refeições por vez';
export const send = 'Enviar pedido';
export const asked = 'O pescador recebeu seu pedido';
export const each = (meals: number, species: string) => `${mealsWords(meals)} de ${species} por vez`;
export const toOrganization = {
  asked: (fisherman: string) => `${isolated(fisherman)} ainda não respondeu.`,
  accepted: (fisherman: string) =>
    `${isolated(fisherman)} aceitou. Nós as reservamos quando uma promessa é publicada, três dias antes do seu dia.`,
  declined: (fisherman: string) =>
    `${isolated(fisherman)} recusou. Vocês podem pedir de novo depois de 30 dias.`,
  ended: (fisherman: string) =>
    `${isolated(fisherman)} a encerrou. Vocês podem pedir de novo depois de 30 dias.`,
};
export const asks = (organization: string, meals: number) =>
  `${isolated(organization)} pede ${mealsWords(meals)} por vez.`;
export const gets = (organization: string, meals: number) =>
  `${isolated(organization)} leva ${mealsWords(meals)} por vez.`;
export const accept = 'Aceitar';
export const acceptNamed = (organization: string) => `Aceitar a reserva fixa de ${isolated(organization)}`;
export const accepted = 'Reserva fixa aceita';
export const decline = 'Recusar';
export const declineNamed = (organization: string) => `Recusar a reserva fixa de ${isolated(organization)}`;
export const declineTitle = 'Recusar esta reserva fixa?';
export const declineText =
  'Avisamos a organização por e-mail. Ela ainda pode reservar refeições de cada promessa.';
export const declining = 'Recusando...';
export const declined = 'Reserva fixa recusada';
export const end = 'Encerrar reserva fixa';
export const endNamed = (name: string) => `Encerrar reserva fixa: ${isolated(name)}`;
export const withdraw = 'Retirar pedido';
export const endTitle = 'Encerrar esta reserva fixa?';
export const endText =
  'Não há novas reservas, e avisamos o outro lado por e-mail. As reservas já feitas ficam.';
export const ending = 'Encerrando...';
export const ended = 'Reserva fixa encerrada';
export const notLoaded = 'Não foi possível carregar as reservas fixas. Tente de novo.';
