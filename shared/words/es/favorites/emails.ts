import { isolated } from '../../../text/isolated.ts';
import { mealsWords } from '../posts/figures.ts';

export const pledged = (name: string, meals: number) => `${isolated(name)} prometió ${mealsWords(meals)}`;
export const pledgedText = (name: string, meals: number, species: string) =>
  `${isolated(name)} ha prometido ${mealsWords(meals)} de ${species} para familias necesitadas.`;
export const seePledge = 'Ver la promesa';
export const postedCatch = (name: string, species: string) =>
  `${isolated(name)} publicó una captura: ${species}`;
export const postedCatchText = (name: string, species: string, place: string) =>
  `${isolated(name)} ha publicado ${species} de ${place}.`;
export const seeCatch = 'Ver la captura';
