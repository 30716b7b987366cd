import { isolated } from '../../../text/isolated.ts';
import { number, plural } from '../general/format.ts';
import { mealsWords } from '../posts/figures.ts';

export const claimsOf = (species: string) => `Reservas de ${species}`;
export const claims = 'Reservas';
export const notLoaded = 'Não foi possível carregar as reservas.';
export const show = 'Mostrar quem reservou refeições';
export const showNamed = (species: string) => `Mostrar quem reservou refeições de ${species}`;
export const showMore = 'Mostrar mais reservas';
export const mealsFor = (meals: number, organization: string) =>
  `${mealsWords(meals)} · ${isolated(organization)}`;
export const collectedBy = (name: string) => `Quem retirou: ${isolated(name)}`;
export const servedOf = (served: number, meals: number) =>
  `${number(served)} de ${number(meals)} ${plural(meals, { one: 'servida', many: 'servidas', other: 'servidas' })}`;
export const past = (count: number) =>
  plural(count, {
    one: `${number(count)} reserva encerrada`,
    many: `${number(count)} de reservas encerradas`,
    other: `${number(count)} reservas encerradas`,
  });

export const noShowNamed = (organization: string) => `Ninguém veio de ${isolated(organization)}`;
/** @param most number of fishermen with a no-show, within `days` days, after which a manager reviews claims */
export const noShowText = (meals: number, most: number, days: number) =>
  `${mealsWords(meals)} ${plural(meals, { one: 'é oferecida', many: 'são oferecidas', other: 'são oferecidas' })} de novo, e a organização é avisada. Se ela faltar com ${most} ${plural(most, { one: 'pescador', many: 'de pescadores', other: 'pescadores' })} em ${days} ${plural(days, { one: 'dia', many: 'de dias', other: 'dias' })}, uma pessoa responsável passa a analisar primeiro as reservas dela.`;
export const noShowRecorded = 'As refeições são oferecidas de novo';
