import { isolated } from '../../../text/isolated.ts';
import { number, plural } from '../general/format.ts';

export const landings = 'Desembarques';
export const listDescription = 'Barcos que llegan hoy y en los próximos días, y lo que esperan traer.';
export const lead = 'Barcos que llegan pronto, y lo que esperan traer a bordo.';
export const notLoaded = 'No se pudieron cargar los desembarques. Vuelva a intentarlo.';
export const notFound = 'No se encontró el desembarque';
export const seeAll = 'Ver todos';
export const days = 'Día';
export const anyDay = 'Todos los días';
export const none = 'No hay desembarques anunciados';
export const noneLead = 'Siga a un pescador y le avisaremos del próximo desembarque.';
export const noneOn = (day: string) => `No hay desembarques anunciados para este día: ${day}`;
export const noneNear = (place: string) => `No hay desembarques anunciados a menos de 35 millas de ${place}`;
export const showAllPlaces = 'Mostrar todos los lugares';

export const today = 'Desembarcan hoy';
export const noneNearToday = (place: string) => `Hoy no hay desembarques cerca de ${place}.`;

export const states = {
  planned: 'Previsto',
  underway: 'En camino',
  landed: 'En el muelle',
  done: 'Terminado',
  cancelled: 'Cancelado',
};
export const stateText = {
  planned: 'Se espera el barco a esta hora.',
  underway: 'El barco viene en camino al puerto.',
  landed: 'El barco ya llegó. Venga mientras quede pescado.',
  done: 'Este desembarque ya terminó.',
  cancelled: 'El pescador canceló este desembarque.',
};
export const cancelledLate = (count: number) =>
  `Canceló tarde ${plural(count, { one: 'una vez', many: `${number(count)} veces`, other: `${number(count)} veces` })} en los últimos 90 días`;

export const landingAt = (harbour: string) => `Desembarque en ${isolated(harbour)}`;
export const landingOn = (harbour: string, day: string) => `Desembarque en ${isolated(harbour)}, ${day}`;
export const expected = 'Se espera a bordo';
export const aboutMeals = (meals: number) =>
  `unas ${number(meals)} ${plural(meals, { one: 'comida', many: 'de comidas', other: 'comidas' })}`;
export const pledged = 'Prometido como comidas';
export const where = 'Dónde';
export const howToPay = 'Cómo se paga';
export const paymentWays = { cash: 'Efectivo', card: 'Tarjeta', check: 'Cheque', app: 'App de pagos' };
export const note = 'Nota';
export const changed = 'Último cambio';
export const wasExpected = 'Se esperaba a bordo';
export const posts = 'Publicaciones de este desembarque';
export const postKinds = { catch: 'A la venta', pledge: 'Prometido' };
export const noPostsYet = 'Las publicaciones aparecen aquí cuando llega el barco.';
export const amountLeft = (quantity: string) => `disponible: ${quantity}`;
export const gone = 'Ya no hay';
export const addToCalendar = 'Agregar al calendario';
export const yourLanding = 'Cambiar o terminar su desembarque';
export const back = 'Todos los desembarques';
export const moreFrom = (name: string) => `Más de ${isolated(name)}`;
export const nextLandings = 'Próximos desembarques';
export const andMore = (species: string, others: number) =>
  others > 0 ? `${species} +${number(others)}` : species;
export const headText = (name: string, harbour: string, when: string, fish: string) =>
  `${name} desembarca en ${harbour}, ${when}. Se espera: ${fish}.`;
