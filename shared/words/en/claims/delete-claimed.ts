/** Deleting a pledge with claimed meals. */
import { isolated } from '../../../text/isolated.ts';
import { plural } from '../general/format.ts';
import { mealsWords } from '../posts/figures.ts';

export const claimed = (meals: number) =>
  `${mealsWords(meals)} of this pledge ${plural(meals, { one: 'is', other: 'are' })} claimed and not collected yet:`;
export const of = (organization: string, meals: number) => `${isolated(organization)}, ${mealsWords(meals)}`;
export const consequence =
  'If you delete the pledge, these claims are cancelled. We send your reason to the organizations right away.';
export const reason = 'Reason';
/** Not “Cancel”, because the button next to it cancels claims. */
export const keep = 'Keep it';
export const confirm = 'Cancel claims and delete';
