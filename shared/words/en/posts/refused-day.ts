/** A pledge of a series that the rules refuse: the email to its fisherman, and the note in My Posts. */
import { histamine, speciesNotOffered } from './rules.ts';

/** @param day such as November 27, 2026 */
export const subject = (day: string) => `Your pledge for ${day} was not posted`;
/** @param meals such as 20 meals of haddock */
export const about = (meals: string) =>
  `Your series of ${meals} has a pledge on that day, which the rules of the site refuse:`;
/** By the reason; each takes the name of the species. */
export const reasons = {
  species: (_name: string) => speciesNotOffered,
  storage: (name: string) => histamine([name]),
  other: (_name: string) => 'The form no longer fits the rules of the site.',
};
export const remedy =
  'You can post a pledge for that day yourself. If the reason stays, end the series and repeat another pledge. Later days of the series are tried again.';
export const open = 'Open My Posts';
/** Before the reason. */
export const notPosted = (day: string) => `Not posted on ${day}:`;
