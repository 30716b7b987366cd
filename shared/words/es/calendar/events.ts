import { mealsWords } from '../posts/figures.ts';

export const about = 'Sus recogidas y entregas, y los desembarques que usted sigue.';
export const collect = (meals: number, fish: string) => `Recoger ${mealsWords(meals)}: ${fish}`;
export const handOver = (meals: number, organization: string) =>
  `Entregar ${mealsWords(meals)}: ${organization}`;
export const collectAmount = (amount: string, fish: string) => `Recoger ${amount}: ${fish}`;
export const handOverAmount = (amount: string, buyer: string) => `Entregar ${amount}: ${buyer}`;
export const landing = 'Desembarque';
export const landingOf = (name: string) => `Desembarque: ${name}`;
export const status = 'Estado';
export const line = (label: string, value: string) => `${label}: ${value}`;
