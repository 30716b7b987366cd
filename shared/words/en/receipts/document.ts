/** The texts on a receipt. A reader of another language gets the English ones beside their own. */
import { number, plural } from '../general/format.ts';

export { longDate } from '../general/dates.ts';
export { LANGUAGE as language } from '../general/format.ts';
export { species } from '../site/species.ts';

export const titles = {
  original: 'Donation receipt',
  correction: 'Donation receipt, corrected',
  withdrawal: 'Donation receipt, withdrawn',
};
export const version = (count: number) => `Version ${count}`;
export const reason = 'Reason for the change';
export const organization = 'Organization';
export const ein = 'EIN';
export const donor = 'Donor';
export const given = 'Given on';
export const place = 'Town';
export const fish = 'Fish';
export const meals = 'Meals';
export const weight = 'Weight';
export const pounds = (count: number) =>
  `${number(count)} ${plural(count, { one: 'pound', other: 'pounds' })}`;
export const signed = 'Signed by';
export const confirmed = 'Confirmed by';
export const confirmedOn = 'Confirmed on';
export const nothingGiven = 'No goods or services were given in return.';
export const noValue = 'This receipt states no value. You decide what your donation is worth.';
export const replaced = 'A newer version replaces this one.';
export const isWithdrawn = 'The organization has withdrawn this receipt. Do not use it.';
export const guidance =
  'Guidance, not tax advice. Sources: 26 U.S.C. 170(f)(8), on receipts for gifts of $250 or more, and 170(e)(3), on gifts of food. Read on November 26, 2026.';
export const check = 'Check this receipt';
export const yearTitle = (year: number) => `Donations in ${year}`;
export const total = 'Total';
