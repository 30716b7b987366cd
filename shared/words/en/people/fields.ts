/** Fields of the dashboard, for the API and its forms. */
import { MAX_CREDITS_GRANTED } from '../../../limits.ts';
import { plural } from '../general/format.ts';

export const creditsInvalid = `Credits are a whole number from 1 to ${MAX_CREDITS_GRANTED}`;
export const tooFewCredits = (count: number) =>
  count === 0
    ? 'They have no credits'
    : plural(count, { one: 'They have only one credit', other: `They have only ${count} credits` });
export const nameToConfirm = "Please type the person's name";
export const nameDiffers = 'This is not the name of the account';
export const reason = 'Reason';
export const note = 'Note';
export const endInvalid = 'Please give a date and time';
export const endInPast = 'The end has to be later than now';
