/** Appeals against marks for missed pickups, as moderators decide them. */
import { isolated } from '../../../text/isolated.ts';

export const appeals = 'Appeals against marks';
export const notLoaded = 'The appeals could not be loaded.';
export const moreNotLoaded = 'More appeals could not be loaded.';
export const none = 'There are no appeals to decide.';
export const lead =
  'Three marks in 90 days mean that a buyer can only ask for fish. Talk to both sides if you are not sure.';
/** Before a time such as "5 hours ago". */
export const asked = 'Asked';
export const fish = 'Fish';
export const amountOf = (amount: string, species: string) => `${amount} of ${isolated(species)}`;
export const strike = 'Remove mark';
export const strikeNamed = (name: string) => `Remove the mark of ${isolated(name)}`;
export const keep = 'Keep mark';
export const keepNamed = (name: string) => `Keep the mark of ${isolated(name)}`;
export const consequence = {
  strike: 'The mark no longer counts. The reservation stays as it ended.',
  keep: 'The mark counts until 90 days after the missed pickup.',
};
export const reason = 'Reason';
export const reasonHint = 'We send it to the buyer as you write it. The audit keeps it too.';
export const decided = { strike: 'Mark removed', keep: 'Mark kept' };
export const decidedMeanwhile = 'This was decided already';
