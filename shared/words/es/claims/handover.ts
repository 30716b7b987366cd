import { isolated } from '../../../text/isolated.ts';
import { number, plural } from '../general/format.ts';
import { mealsWords } from '../posts/figures.ts';

export const claimsOf = (species: string) => `Reservas de ${species}`;
export const claims = 'Reservas';
export const notLoaded = 'No se pudieron cargar las reservas.';
export const show = 'Mostrar quién reservó comidas';
export const showNamed = (species: string) => `Mostrar quién reservó comidas de ${species}`;
export const showMore = 'Mostrar más reservas';
export const mealsFor = (meals: number, organization: string) =>
  `${mealsWords(meals)} · ${isolated(organization)}`;
export const collectedBy = (name: string) => `Recogió: ${isolated(name)}`;
export const servedOf = (served: number, meals: number) =>
  `${number(served)} de ${number(meals)} ${plural(meals, { one: 'servida', many: 'servidas', other: 'servidas' })}`;
export const past = (count: number) =>
  plural(count, {
    one: '1 reserva ya terminó',
    many: `${number(count)} de reservas ya terminaron`,
    other: `${number(count)} reservas ya terminaron`,
  });

export const noShowNamed = (organization: string) => `No vino nadie de ${isolated(organization)}`;
/** @param most number of fishermen with a no-show, within `days` days, after which a manager reviews claims */
export const noShowText = (meals: number, most: number, days: number) =>
  `Se ${plural(meals, { one: 'ofrece', many: 'ofrecen', other: 'ofrecen' })} de nuevo ${mealsWords(meals)} y se avisa a la organización. Si falta a la recogida con ${most} ${plural(most, { one: 'pescador', many: 'de pescadores', other: 'pescadores' })} en ${days} ${plural(days, { one: 'día', many: 'de días', other: 'días' })}, la persona responsable de la ayuda comunitaria revisa primero sus reservas.`;
export const noShowRecorded = 'Las comidas se ofrecen de nuevo';
