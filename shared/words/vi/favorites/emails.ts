import { isolated } from '../../../text/isolated.ts';
import { mealsWords } from '../posts/figures.ts';

export const pledged = (name: string, meals: number) => `${isolated(name)} đã hứa tặng ${mealsWords(meals)}`;
export const pledgedText = (name: string, meals: number, species: string) =>
  `${isolated(name)} đã hứa tặng ${mealsWords(meals)} (${species}) cho các gia đình khó khăn.`;
export const seePledge = 'Xem phần cá hứa tặng';
export const postedCatch = (name: string, species: string) => `${isolated(name)} đã đăng mẻ cá: ${species}`;
export const postedCatchText = (name: string, species: string, place: string) =>
  `${isolated(name)} đã đăng mẻ cá từ ${place}: ${species}.`;
export const seeCatch = 'Xem mẻ cá';
