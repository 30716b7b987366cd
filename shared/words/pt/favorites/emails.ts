import { isolated } from '../../../text/isolated.ts';
import { mealsWords } from '../posts/figures.ts';

export const pledged = (name: string, meals: number) => `${isolated(name)} prometeu ${mealsWords(meals)}`;
export const pledgedText = (name: string, meals: number, species: string) =>
  `${isolated(name)} prometeu ${mealsWords(meals)} de ${species} a famílias que precisam.`;
export const seePledge = 'Ver a promessa';
export const postedCatch = (name: string, species: string) =>
  `${isolated(name)} publicou uma captura: ${species}`;
export const postedCatchText = (name: string, species: string, place: string) =>
  `${isolated(name)} publicou ${species} de ${place}.`;
export const seeCatch = 'Ver a captura';
