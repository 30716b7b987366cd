/** Emails about new posts of a saved fisherman. */
import { isolated } from '../../../text/isolated.ts';
import { mealsWords } from '../posts/figures.ts';

export const pledged = (name: string, meals: number) => `${isolated(name)} pledged ${mealsWords(meals)}`;
export const pledgedText = (name: string, meals: number, species: string) =>
  `${isolated(name)} has pledged ${mealsWords(meals)} of ${species} to families in need.`;
export const seePledge = 'See the pledge';
export const postedCatch = (name: string, species: string) => `${isolated(name)} posted a catch: ${species}`;
export const postedCatchText = (name: string, species: string, place: string) =>
  `${isolated(name)} has posted ${species} from ${place}.`;
export const seeCatch = 'See the catch';
