/** Fields of the dashboard, as the API and its forms call them. */
import { MAX_CREDITS_GRANTED } from '../../../limits.ts';

export const creditsInvalid = `Credits are a whole number from 1 to ${MAX_CREDITS_GRANTED}`;
export const nameToConfirm = "Please type the person's name";
export const nameDiffers = 'This is not the name of the account';
export const reason = 'Reason';
export const endInvalid = 'Please give a date and time';
export const endInPast = 'The end has to be later than now';
