/** The fisherman's side of claims: upcoming pickups, and handing meals over. */
import { isolated } from '../../../text/isolated.ts';
import { number, plural } from '../general/format.ts';
import { mealsWords } from '../posts/figures.ts';

export const claimsOf = (species: string) => `Claims of ${species}`;
export const claims = 'Claims';
export const notLoaded = 'The claims could not be loaded.';
export const show = 'Show who claimed meals';
export const showNamed = (species: string) => `Show who claimed meals of ${species}`;
export const showMore = 'Show more claims';
export const mealsFor = (meals: number, organization: string) =>
  `${mealsWords(meals)} · ${isolated(organization)}`;
export const collectedBy = (name: string) => `${isolated(name)} collected them`;
export const servedOf = (served: number, meals: number) => `${number(served)} of ${number(meals)} served`;
export const past = (count: number) =>
  plural(count, { one: '1 claim is over', other: `${number(count)} claims are over` });

export const noShowNamed = (organization: string) => `Nobody came from ${isolated(organization)}`;
/** @param most number of fishermen with a no-show, within `days` days, after which a manager reviews claims */
export const noShowText = (meals: number, most: number, days: number) =>
  `${mealsWords(meals)} ${plural(meals, { one: 'is', other: 'are' })} offered again, and the organization is told. If it misses ${most} fishermen in ${days} days, a manager reviews its claims first.`;
export const noShowRecorded = 'The meals are offered again';
