/** Figures of the whole community. */
import { PRODUCT_NAME } from '#shared/flavours.ts';
import { LOCALE, number, plural } from '../general/format.ts';

type Totals = { mealsPledged: number; mealsServed: number };

export const pageTitle = 'Our impact';
export const title = 'Our impact';
export const lead = 'See how many meals fishermen pledged, aid organizations claimed and families ate.';
export const figures = {
  mealsPledged: (count: number) => plural(count, { one: 'meal pledged', other: 'meals pledged' }),
  mealsClaimed: (count: number) => plural(count, { one: 'meal claimed', other: 'meals claimed' }),
  mealsServed: (count: number) => plural(count, { one: 'meal served', other: 'meals served' }),
} as const;
/** Numbers of meals beside the bars. */
export const short = {
  mealsPledged: (count: number) => `${number(count)} pledged`,
  mealsClaimed: (count: number) => `${number(count)} claimed`,
  mealsServed: (count: number) => `${number(count)} served`,
};
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
export const mostServed = (count: number) =>
  `The ${count} with the most meals served are in the chart. The table has all of them.`;
export const unclaimed = (count: number) =>
  plural(count, {
    one: '1 more, of which nothing was claimed yet, is in the table.',
    other: `${number(count)} more, of which nothing was claimed yet, are in the table.`,
  });
/** A sentence to quote, which is true on that day. */
export const quote = ({ mealsPledged, mealsServed }: Totals, day: string) => {
  const pledged = `${number(mealsPledged)} ${plural(mealsPledged, { one: 'meal', other: 'meals' })}`;
  const served = mealsServed > 0 ? `, and aid organizations have served ${number(mealsServed)} of them` : '';
  return `As of ${day}, local fishermen have pledged ${pledged} through ${PRODUCT_NAME}${served}.`;
};
export const copyQuote = 'Copy this sentence';
export const quoteCopy = {
  copied: 'Copied!',
  copyFailed: { title: 'Copy failed', description: 'Please select the sentence and copy it.' },
};
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
