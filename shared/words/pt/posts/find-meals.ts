import { number, plural } from '../general/format.ts';
import { timeLeft } from './time-left.ts';

export const title = 'Encontrar refeições';
export const signInToFind = 'Entre para encontrar refeições para sua organização';
export const forMembers = 'Só membros de uma organização de ajuda podem encontrar e reservar refeições.';
export const howToTakePart = 'Como participar';
export const organization = 'Organização';
/** "A até 35 milhas de Portland, ME" */
export const around = (place: string, miles: number) =>
  `A até ${miles} ${plural(miles, { one: 'milha', many: 'de milhas', other: 'milhas' })} de ${place}`;

export const sort = 'Ordenar';
export const sorts = { newest: 'Mais recentes', soonest: 'Acabam primeiro' };
export const storage = 'Conservação';
export const anyStorage = 'Qualquer conservação';
export const mealsAtLeast = 'Mínimo de refeições';
export const anyMeals = 'Qualquer número';

export const pledgedMeals = 'Refeições prometidas';
export const notLoaded = 'Não foi possível carregar as refeições prometidas. Tente de novo.';
export const none = (miles: number) =>
  `Nada foi prometido a até ${miles} ${plural(miles, { one: 'milha', many: 'de milhas', other: 'milhas' })} neste momento. Volte mais tarde.`;
export const noneMatch = 'Nenhuma refeição prometida corresponde a estes filtros';
export const clearFilters = 'Limpar todos os filtros';
export const seePledges = 'Ver todas as promessas';

/** "Restam 24 refeições", or "Restam 12 de 24 refeições" if some are claimed. */
export const left = (meals: number, of: number) =>
  `${plural(meals, { one: 'Resta', many: 'Restam', other: 'Restam' })} ${meals === of ? '' : `${number(meals)} de `}${number(of)} ${plural(of, { one: 'refeição', many: 'de refeições', other: 'refeições' })}`;
export const goodFor = (leftMs: number) => `Bom por mais ${timeLeft(leftMs)}`;
export const keeps = 'Congelado: dura mais';
export const callForPickup = 'Pergunte ao pescador onde e quando';
export const askForTime = 'Combine um horário com o pescador';
