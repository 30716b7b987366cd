/** The administrators' first page: open work, figures, system status. */
import { siteZoneName } from './general/dates.ts';
import { dollars, LOCALE, number, plural } from './general/format.ts';

export const notLoaded = 'The system status could not be loaded. Please try again.';

export const waitingTitle = 'Waiting for a decision';
export const waitingNotLoaded = 'The counts could not be loaded. Please try again.';
export const nothingWaits = 'There is nothing to review.';
/** A count that stops at a maximum. */
export const count = (found: number, most: number) => (found < most ? number(found) : `${most - 1}+`);
export const waiting = {
  reports: (found: number) => plural(found, { one: 'open report', other: 'open reports' }),
  applications: (found: number) => plural(found, { one: 'aid application', other: 'aid applications' }),
  claims: (found: number) =>
    plural(found, { one: 'claim that needs approval', other: 'claims that need approval' }),
  claimConflicts: (found: number) =>
    plural(found, {
      one: 'handover that could not be counted',
      other: 'handovers that could not be counted',
    }),
  invitationRequests: (found: number) =>
    plural(found, { one: 'request for an invitation', other: 'requests for an invitation' }),
};

export const daysTitle = (days: number) => `The last ${days} days`;
export const daysNotLoaded = 'The days could not be loaded. Please try again.';
export const spanLabel = 'Days shown';
export const daysNote = () =>
  `Days are in ${siteZoneName()}. Meals count on the day they were pledged or claimed. Today’s figures are not complete yet.`;
export const figures = {
  catches: 'Catches posted',
  pledges: 'Pledges posted',
  mealsPledged: 'Meals pledged',
  mealsClaimed: 'Meals claimed',
  mealsServed: 'Meals served',
  signUps: 'Sign-ups',
  messages: 'Messages',
  reports: 'Reports opened',
  mailsSent: 'Emails sent',
  mailsFailed: 'Emails failed',
};
const percent = new Intl.NumberFormat(LOCALE, {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});
/** Below this number a percentage means nothing. */
const FEWEST_COMPARED = 10;
export const notCompared = (days: number) => `There are no figures for the ${days} days before.`;
/** "144 more (+12%) than the 1,203 in the 30 days before" */
export function comparedTo(total: number, before: number, days: number): string {
  const inDays = `the ${days} days before`;
  if (before <= 0) return `None in ${inDays}`;
  const more = total - before;
  if (more === 0) return `As many as in ${inDays}`;
  const part = before < FEWEST_COMPARED ? '' : ` (${percent.format(more / before)})`;
  const difference = `${number(Math.abs(more))} ${more > 0 ? 'more' : 'fewer'}${part}`;
  return `${difference} than the ${number(before)} in ${inDays}`;
}
export const download = 'Download days as CSV';
export const fileName = 'days.csv';
type Column = 'day' | 'week';
export const most = (count: number, column: Column) => `Most in a ${column}: ${number(count)}`;
export const plotOf = (figure: string, total: number, from: string, column: Column) =>
  `${figure} by ${column} since ${from}: ${number(total)} in all. The table below has the numbers.`;
export const today = 'Today';
export const day = 'Day';
/** "Nov 22", with the year where it is not this year's @param date `2026-11-22` */
export const dayName = (date: string, lastDay: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString(LOCALE, {
    month: 'short',
    day: 'numeric',
    ...(date.slice(0, 4) !== lastDay.slice(0, 4) && { year: 'numeric' }),
    timeZone: 'UTC',
  });

export const healthTitle = 'System status';
export const stage = 'Stage';
export const version = 'Version';
export const deployed = 'Deployed';
export const deployedNotKnown = 'Not known here';
export const cost = 'Cost this month';
export const costOf = (amount: number) => `${dollars(amount)} for this AWS account, as of a few hours ago`;
export const costNotKnown = 'Not known here. See the AWS billing console.';
export const givenUp = 'Failed after many attempts';
export const nothingGivenUp = 'Nothing';
export const inQueue = (queue: string, messages: number | undefined) =>
  `${queue}: ${messages === undefined ? 'could not be read just now' : number(messages)}`;
