import { isolated } from '../../../text/isolated.ts';
import { number, plural } from '../general/format.ts';
import { mealsWords } from '../posts/figures.ts';
import { partOfIt } from './claims.ts';

export const claimMeals = 'Reservar comidas';
export const claimMealsOf = (species: string) => `Reservar comidas de ${species}`;
export const signInToClaim = 'Inicie sesión para reservar comidas para su organización.';
export const membersOnly =
  'Solo las organizaciones de ayuda pueden reservar comidas. Envíe una solicitud para la suya, o pida a quien la coordina que le agregue.';
export const joinIn = 'Cómo se unen las organizaciones';
export const pledgeNotFound = 'Estas comidas ya no se ofrecen.';
export const pledgeNotLoaded = 'No se pudieron cargar las comidas. Vuelva a intentarlo.';
export const findMeals = 'Buscar comidas';
export const allTaken = 'Todas las comidas de esta promesa están reservadas.';
export const toPledge = 'Ver la promesa';

export const mealsLeftOf = (left: number, pledged: number) =>
  `${plural(left, { one: 'Queda', many: 'Quedan', other: 'Quedan' })} ${number(left)} de ${mealsWords(pledged)}`;
export const whatOfMeans = (left: number, pledged: number) =>
  left === pledged
    ? 'Nadie ha reservado ninguna todavía.'
    : `Se ${plural(pledged, { one: 'prometió', many: 'prometieron', other: 'prometieron' })} ${mealsWords(pledged)}, y ${number(pledged - left)} ${plural(pledged - left, { one: 'está reservada', many: 'están reservadas', other: 'están reservadas' })}.`;

export const organization = 'Organización';
export const meals = 'Comidas';
export const mealsHint = (left: number) => `Un número entero del 1 al ${number(left)}.`;
export const newPledgeHint = (percent: number, share: number) =>
  `Mientras una promesa es nueva, una organización recibe como máximo ${partOfIt(percent)}: ${mealsWords(share)}.`;
export const when = 'Cuándo las recoge';
export const whenAgreed =
  'El pescador no ha fijado ningún horario. Elija uno y, si es pronto, envíele un mensaje.';
export const pickupFrom = 'Recogida desde';
export const pickupUntil = 'Recogida hasta';
export const beforeFresh = (time: string) => `Hasta el ${time}, el pescado está bueno.`;
export const collector = 'Quién las recoge';
export const collectorHint = 'El pescador ve este nombre.';
export const placeUnknown = (town: string) => `${town}. Pregunte al pescador el lugar exacto.`;
export const offered = 'Qué se ofrece';
export const kept = 'Cómo se conserva';
export const storage = { iced: 'En hielo', chilled: 'Refrigerado, sin hielo', frozen: 'Congelado' };
export const icedSince = (time: string) => `en hielo desde el ${time}`;
export const degrees = (fahrenheit: number) => `${number(fahrenheit)} °F medidos`;
export const goodUntil = 'Bueno hasta';
export const keeps = 'El pescado congelado se conserva';
export const claim = (count: number) => (count > 0 ? `Reservar ${mealsWords(count)}` : 'Reservar comidas');
export const claiming = 'Reservando...';
export const claimed = (count: number) =>
  `${mealsWords(count)} ${plural(count, { one: 'reservada', many: 'reservadas', other: 'reservadas' })}`;
export const seeYou = 'El pescador sabe quién irá y cuándo.';

export const title = 'Reservas';
export const signInFirst = 'Inicie sesión para ver las reservas de su organización.';
export const lists = {
  notLoaded: 'No se pudieron cargar las reservas. Vuelva a intentarlo.',
  none: 'Aún no hay comidas reservadas',
  noneOpen: 'No hay reservas abiertas',
  openList: 'Reservas abiertas',
  pastList: 'Reservas anteriores',
};
export const whichOrganization = 'Qué organización';

export const pageTitle = (count: number, species: string) => `${mealsWords(count)} de ${species}`;
export const page = {
  signInToSee: 'Inicie sesión para ver esta reserva.',
  oneNotLoaded: 'No se pudo cargar la reserva. Vuelva a intentarlo.',
  toList: 'Ver sus reservas',
};
export const states = {
  waiting: 'Espera aprobación',
  reserved: 'Reservada',
  collected: 'Recogida',
  cancelled: 'Cancelada',
  expired: 'Vencida',
  no_show: 'No recogida',
  declined: 'Rechazada',
};
export const myPosts = 'Mis publicaciones';
export const pledge = 'Promesa';
export const pledgeHidden = 'Está oculta o eliminada, así que no tiene página.';
export const changedBy = {
  organization: 'La organización canceló esta reserva.',
  fisherman: 'El pescador canceló esta reserva.',
  site: 'Esta reserva se canceló porque una de las partes dejó Creel.',
};

export const standing = {
  organization: {
    waiting:
      'Su organización faltó a varias recogidas, así que la persona responsable de la ayuda comunitaria revisa primero esta reserva. Le guardamos las comidas.',
    reserved: 'Le guardamos las comidas hasta 30 minutos después de la hora de recogida.',
    collected: 'Ya recogió estas comidas.',
    expired: 'Nadie recogió las comidas a tiempo, así que otras organizaciones ya pueden reservarlas.',
    no_show: 'El pescador estuvo allí y no llegó nadie. Otras organizaciones ya pueden reservar las comidas.',
    declined:
      'La persona responsable de la ayuda comunitaria rechazó esta reserva. Otras organizaciones ya pueden reservar las comidas.',
  },
  fisherman: {
    waiting:
      'La persona responsable de la ayuda comunitaria revisa primero esta reserva. Guarde las comidas hasta entonces.',
    reserved: 'Tenga las comidas listas a esta hora y pida el código antes de entregarlas.',
    collected: 'Ya entregó estas comidas.',
    expired: 'Nadie recogió las comidas a tiempo. Se ofrecen de nuevo.',
    no_show: 'Usted estuvo allí y no vino nadie. Las comidas se ofrecen de nuevo.',
    declined:
      'La persona responsable de la ayuda comunitaria rechazó esta reserva. Las comidas se ofrecen de nuevo.',
  },
};

export const cancelClaim = 'Cancelar reserva';
export const cancelClaimOf = (who: string, count: number) =>
  `Cancelar reserva de ${isolated(who)}, ${mealsWords(count)}`;
export const cancelTitle = '¿Cancelar esta reserva?';
export const cancelText = {
  organization: 'Otras organizaciones podrán reservar las comidas. Le decimos al pescador su motivo.',
  fisherman: 'Las comidas se ofrecen de nuevo. Le decimos a la organización su motivo.',
};
export const cancelled = 'La reserva se canceló';

export const served = 'Comidas servidas';
export const ofMeals = (meals: number) =>
  `de ${mealsWords(meals)} ${plural(meals, { one: 'servida', many: 'servidas', other: 'servidas' })}`;
export const servedLabel = '¿Cuántas comidas se sirvieron?';
export const servedHint = (meals: number) => `Recogió ${mealsWords(meals)}.`;
export const servedSaved = (meals: number) =>
  `${mealsWords(meals)} ${plural(meals, { one: 'servida', many: 'servidas', other: 'servidas' })}`;
export const recordServed = 'Anotar comidas servidas';
export const changeServed = 'Cambiar el número';
