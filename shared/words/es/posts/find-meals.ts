import { number, plural } from '../general/format.ts';
import { timeLeft } from './time-left.ts';

export const title = 'Buscar comidas';
export const signInToFind = 'Inicie sesión para buscar comidas para su organización';
export const forMembers = 'Solo los miembros de una organización de ayuda pueden buscar y reservar comidas.';
export const howToTakePart = 'Cómo participar';
export const organization = 'Organización';
/** "A menos de 35 millas de Portland, ME" */
export const around = (place: string, miles: number) =>
  `A menos de ${plural(miles, { one: '1 milla', many: `${miles} de millas`, other: `${miles} millas` })} de ${place}`;

export const sort = 'Ordenar';
export const sorts = { newest: 'Más recientes', soonest: 'Terminan antes' };
export const storage = 'Conservación';
export const anyStorage = 'Cualquiera';
export const mealsAtLeast = 'Mínimo de comidas';
export const anyMeals = 'Cualquier cantidad';

export const pledgedMeals = 'Comidas prometidas';
export const notLoaded = 'No se pudieron cargar las comidas prometidas. Vuelva a intentarlo.';
export const none = (miles: number) =>
  `Por ahora no hay comidas prometidas a menos de ${plural(miles, { one: '1 milla', many: `${miles} de millas`, other: `${miles} millas` })}. Vuelva a mirar más tarde.`;
export const noneMatch = 'Ninguna comida prometida coincide con estos filtros';
export const clearFilters = 'Borrar todos los filtros';
export const seePledges = 'Ver todas las promesas';

/** "Quedan 24 comidas", or "Quedan 12 de 24 comidas" if some are claimed. */
export const left = (meals: number, of: number) =>
  `${plural(meals, { one: 'Queda', many: 'Quedan', other: 'Quedan' })} ${meals === of ? '' : `${number(meals)} de `}${number(of)} ${plural(of, { one: 'comida', many: 'de comidas', other: 'comidas' })}`;
export const goodFor = (leftMs: number) => `Bueno durante ${timeLeft(leftMs)} más`;
export const keeps = 'Congelado: se conserva';
export const callForPickup = 'Pregunte al pescador dónde y cuándo';
export const askForTime = 'Pida una hora al pescador';
