/** The administrators' first page: open work, figures, system status. */
import { comparisonIn, dayNameIn } from '../overview-figures.ts';
import { zoneName } from './general/dates.ts';
import { dollars, LOCALE, number, plural } from './general/format.ts';

export const notLoaded = 'The system status could not be loaded. Please try again.';

export const waitingTitle = 'Waiting for a decision';
export const waitingNotLoaded = 'The counts could not be loaded. Please try again.';
export const nothingWaits = 'There is nothing to review.';
/** A count that stops at a maximum. */
export const count = (found: number, most: number) => (found < most ? number(found) : `${most - 1}+`);
export const waiting = {
  reports: (found: number) => plural(found, { one: 'open report', other: 'open reports' }),
  appeals: (found: number) => plural(found, { one: 'appeal against a mark', other: 'appeals against marks' }),
  licenses: (found: number) =>
    plural(found, { one: 'fisherman with a license to check', other: 'fishermen with licenses to check' }),
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
  `Days are in ${zoneName()}. Meals count on the day they were pledged or claimed. Today’s figures are not complete yet.`;
export const figures = {
  catches: 'Catches posted',
  pledges: 'Pledges posted',
  landings: 'Landings announced',
  mealsPledged: 'Meals pledged',
  mealsClaimed: 'Meals claimed',
  mealsServed: 'Meals served',
  signUps: 'Sign-ups',
  messages: 'Messages',
  reports: 'Reports opened',
  mailsSent: 'Emails sent',
  mailsFailed: 'Emails failed',
  alertsSent: 'Alerts emailed',
  alertsOpened: 'Alerts opened by link',
  alertsEnded: 'Alerts ended',
};
export const notCompared = (days: number) => `There are no figures for the ${days} days before.`;
/** "144 more (+12%) than the 1,203 in the 30 days before" */
export const comparedTo = comparisonIn({
  none: (days) => `None in the ${days} days before`,
  same: (days) => `As many as in the ${days} days before`,
  differs: (more, part, before, days) =>
    `${number(Math.abs(more))} ${more > 0 ? 'more' : 'fewer'}${part} than the ${number(before)} in the ${days} days before`,
});
export const download = 'Download days as CSV';
export const fileName = 'days.csv';
type Column = 'day' | 'week';
export const most = (count: number, column: Column) => `Most in a ${column}: ${number(count)}`;
export const plotOf = (figure: string, total: number, from: string, column: Column) =>
  `${figure} by ${column} since ${from}: ${number(total)} in all. The table below has the numbers.`;
export const today = 'Today';
export const day = 'Day';
export const dayName = dayNameIn(LOCALE);

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
