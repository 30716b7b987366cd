/** The administrators' first page: waiting work, figures, health. */
import { siteZoneName } from './general/dates.ts';
import { dollars, LOCALE, number, plural } from './general/format.ts';

export const notLoaded = 'The system status could not be loaded. Please try again.';

export const waitingTitle = 'Waiting for a decision';
export const waitingNotLoaded = 'The counts could not be loaded. Please try again.';
export const nothingWaits = 'There is nothing to review.';
/** A count that is not read to its end. */
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
  `Days are in ${siteZoneName()}. Meals count on the day they were pledged or claimed.`;
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
const percent = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 0 });
/** Of fewer than these, a part in percent says nothing. */
const FEWEST_COMPARED = 10;
/** "12% more than in the 30 days before, 1,203" */
export function comparedTo(total: number, before: number, days: number): string {
  if (before <= 0) return `None in the ${days} days before`;
  if (before < FEWEST_COMPARED) return `${number(before)} in the ${days} days before`;
  const more = (total - before) / before;
  const inDays = `in the ${days} days before, ${number(before)}`;
  if (Math.abs(more) < 0.005) return `As many as ${inDays}`;
  return `${percent.format(Math.abs(more))} ${more > 0 ? 'more' : 'fewer'} than ${inDays}`;
}
export const download = 'Download days as CSV';
export const fileName = 'days.csv';
export const most = (count: number) => `Most: ${number(count)}`;
export const plotOf = (figure: string, total: number, from: string) =>
  `${figure} by day since ${from}: ${number(total)} in all. The table below has the numbers.`;
export const today = 'Today';
export const day = 'Day';
const days = new Intl.DateTimeFormat(LOCALE, { month: 'short', day: 'numeric', timeZone: 'UTC' });
/** "Nov 22" @param date `2026-11-22` */
export const dayName = (date: string): string => days.format(new Date(`${date}T00:00:00Z`));

export const healthTitle = 'System status';
export const stage = 'Stage';
export const version = 'Version';
export const deployed = 'Deployed';
export const deployedNotKnown = 'Not known here';
export const cost = 'Cost of this month';
export const costOf = (amount: number) => `${dollars(amount)} for this AWS account, as of a few hours ago`;
export const costNotKnown = 'Not known here. See the AWS billing console.';
export const givenUp = 'Failed after many attempts';
export const nothingGivenUp = 'Nothing';
export const inQueue = (queue: string, messages: number | undefined) =>
  `${queue}: ${messages === undefined ? 'could not be read just now' : number(messages)}`;
