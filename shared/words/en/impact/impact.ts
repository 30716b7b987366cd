/** What the whole community did. */
import { LOCALE, plural } from '../general/format.ts';

export const pageTitle = 'Our impact';
export const title = 'Our impact';
export const lead = 'See how many meals fishermen pledged, aid organizations claimed and families ate.';
export const figures = {
  mealsPledged: (count: number) => plural(count, { one: 'meal pledged', other: 'meals pledged' }),
  mealsClaimed: (count: number) => plural(count, { one: 'meal claimed', other: 'meals claimed' }),
  mealsServed: (count: number) => plural(count, { one: 'meal served', other: 'meals served' }),
} as const;
/** At the end of a bar, after its number. */
export const short = { mealsPledged: 'pledged', mealsClaimed: 'claimed', mealsServed: 'served' } as const;
export const columns = { mealsPledged: 'Pledged', mealsClaimed: 'Claimed', mealsServed: 'Served' } as const;
export const parts = {
  month: { title: 'By month', name: 'Month' },
  species: { title: 'By fish', name: 'Fish' },
  place: { title: 'By port', name: 'Port' },
  organizationType: { title: 'By kind of organization', name: 'Kind' },
} as const;
export const elsewhere = 'Other places';
export const plotOf = (part: string, names: string) => `${part}: ${names}. The table below has the numbers.`;
export const latest = (count: number) =>
  `The last ${count} months are in the chart. The table has all of them.`;
export const largest = (count: number) => `The ${count} largest are in the chart. The table has all of them.`;
/** On other pages. */
export const soFar = 'So far, counted meal by meal';
export const noneYet = 'No meals have been pledged yet. The first ones will be counted here.';
export const seeAll = 'See our impact';
export const none = 'No meals have been pledged yet';
export const notLoaded = 'The figures could not be loaded. Please try again.';
export const seePledges = 'See the pledges';

const months = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** "November 2026" */
export const monthName = (month: string): string => months.format(new Date(`${month}-01T00:00:00Z`));
