import { isolated } from '../../../text/isolated.ts';
import { number, plural } from '../general/format.ts';
import { mealsWords } from '../posts/figures.ts';
import { partOfIt } from './claims.ts';

export const claimMeals = 'Reservar refeições';
export const claimMealsOf = (species: string) => `Reservar refeições de ${species}`;
export const signInToClaim = 'Entre para reservar refeições para sua organização.';
export const membersOnly =
  'Só organizações de ajuda podem reservar refeições. Inscreva a sua, ou peça à coordenação dela para adicionar você.';
export const joinIn = 'Como as organizações participam';
export const pledgeNotFound = 'Estas refeições não são mais oferecidas.';
export const pledgeNotLoaded = 'Não foi possível carregar as refeições. Tente de novo.';
export const findMeals = 'Encontrar refeições';
export const allTaken = 'Todas as refeições desta promessa já foram reservadas.';
export const toPledge = 'Ver a promessa';

export const mealsLeftOf = (left: number, pledged: number) =>
  `${plural(left, { one: 'Resta', many: 'Restam', other: 'Restam' })} ${number(left)} de ${mealsWords(pledged)}`;
export const whatOfMeans = (left: number, pledged: number) =>
  left === pledged
    ? 'Ninguém reservou nenhuma delas ainda.'
    : `${plural(pledged, { one: 'Foi prometida', many: 'Foram prometidas', other: 'Foram prometidas' })} ${mealsWords(pledged)}, e ${number(pledged - left)} ${plural(pledged - left, { one: 'está reservada', many: 'estão reservadas', other: 'estão reservadas' })}.`;

export const organization = 'Organização';
export const meals = 'Refeições';
export const mealsHint = (left: number) => `Um número inteiro de 1 a ${number(left)}.`;
export const newPledgeHint = (percent: number, share: number) =>
  `Enquanto uma promessa é nova, cada organização leva no máximo ${partOfIt(percent)}: ${mealsWords(share)}.`;
export const when = 'Quando vocês as retiram';
export const whenAgreed = 'O pescador não marcou horários. Escolha um, e envie uma mensagem se for em breve.';
export const pickupFrom = 'Retirada a partir de';
export const pickupUntil = 'Retirada até';
export const beforeFresh = (time: string) => `O peixe está bom até ${time}.`;
export const collector = 'Quem as retira';
export const collectorHint = 'O pescador vê este nome.';
export const placeUnknown = (town: string) => `${town}. Pergunte ao pescador o lugar exato.`;
export const offered = 'O que é oferecido';
export const kept = 'Como está conservado';
export const storage = { iced: 'No gelo', chilled: 'Refrigerado, sem gelo', frozen: 'Congelado' };
export const icedSince = (time: string) => `no gelo desde ${time}`;
export const degrees = (fahrenheit: number) => `${number(fahrenheit)} °F medidos`;
export const goodUntil = 'Bom até';
export const keeps = 'O peixe congelado se conserva';
export const claim = (count: number) => (count > 0 ? `Reservar ${mealsWords(count)}` : 'Reservar refeições');
export const claiming = 'Reservando...';
export const claimed = (count: number) =>
  `${mealsWords(count)} ${plural(count, { one: 'reservada', many: 'reservadas', other: 'reservadas' })}`;
export const seeYou = 'O pescador sabe quem vem e quando.';

export const title = 'Reservas';
export const signInFirst = 'Entre para ver as reservas da sua organização.';
export const lists = {
  notLoaded: 'Não foi possível carregar as reservas. Tente de novo.',
  none: 'Nenhuma refeição reservada ainda',
  noneOpen: 'Nenhuma reserva em aberto',
  openList: 'Reservas em aberto',
  pastList: 'Reservas passadas',
};
export const whichOrganization = 'Qual organização';

export const pageTitle = (count: number, species: string) => `${mealsWords(count)} de ${species}`;
export const page = {
  signInToSee: 'Entre para ver esta reserva.',
  oneNotLoaded: 'Não foi possível carregar a reserva. Tente de novo.',
  toList: 'Ver suas reservas',
};
export const states = {
  waiting: 'Aguarda aprovação',
  reserved: 'Confirmada',
  collected: 'Retirada',
  cancelled: 'Cancelada',
  expired: 'Expirada',
  no_show: 'Não retirada',
  declined: 'Recusada',
};
export const myPosts = 'Minhas publicações';
export const pledge = 'Promessa';
export const pledgeHidden = 'Ela está oculta ou foi excluída, por isso não tem página.';
export const changedBy = {
  organization: 'A organização cancelou esta reserva.',
  fisherman: 'O pescador cancelou esta reserva.',
  site: 'Esta reserva foi cancelada porque um dos lados saiu do Creel.',
};

export const standing = {
  organization: {
    waiting:
      'Sua organização perdeu várias retiradas, por isso uma pessoa responsável precisa analisar esta reserva primeiro. Guardamos as refeições para vocês.',
    reserved: 'Guardamos as refeições para vocês até 30 minutos depois do horário da retirada.',
    collected: 'Vocês retiraram estas refeições.',
    expired: 'Ninguém retirou as refeições a tempo, por isso outros podem reservá-las agora.',
    no_show: 'O pescador estava lá e ninguém veio. Outros podem reservar as refeições agora.',
    declined: 'Uma pessoa responsável recusou esta reserva. Outros podem reservar as refeições agora.',
  },
  fisherman: {
    waiting: 'Uma pessoa responsável precisa analisar esta reserva primeiro. Guarde as refeições até lá.',
    reserved: 'Tenha as refeições prontas neste horário, e peça o código antes de entregá-las.',
    collected: 'Você entregou estas refeições.',
    expired: 'Ninguém retirou as refeições a tempo. Elas são oferecidas de novo.',
    no_show: 'Você estava lá e ninguém veio. As refeições são oferecidas de novo.',
    declined: 'Uma pessoa responsável recusou esta reserva. As refeições são oferecidas de novo.',
  },
};

export const cancelClaim = 'Cancelar reserva';
export const cancelClaimOf = (who: string, count: number) =>
  `Cancelar reserva de ${isolated(who)}, ${mealsWords(count)}`;
export const cancelTitle = 'Cancelar esta reserva?';
export const cancelText = {
  organization: 'Depois disso, outros podem reservar as refeições. Informamos seu motivo ao pescador.',
  fisherman: 'As refeições voltam a ser oferecidas. Informamos seu motivo à organização.',
};
export const cancelled = 'A reserva foi cancelada';

export const served = 'Refeições servidas';
export const ofMeals = (meals: number) => `de ${mealsWords(meals)} servidas`;
export const servedLabel = 'Quantas refeições foram servidas?';
export const servedHint = (meals: number) => `Vocês retiraram ${mealsWords(meals)}.`;
export const servedSaved = (meals: number) =>
  meals === 0
    ? 'Nenhuma refeição servida'
    : `${mealsWords(meals)} ${plural(meals, { one: 'servida', many: 'servidas', other: 'servidas' })}`;
export const recordServed = 'Registrar refeições servidas';
export const changeServed = 'Mudar o número';
