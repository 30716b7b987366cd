import { mealsWords } from '../posts/figures.ts';

export const about = 'Suas retiradas e entregas, e os desembarques que você segue.';
export const collect = (meals: number, fish: string) => `Retirar ${mealsWords(meals)}: ${fish}`;
export const handOver = (meals: number, organization: string) =>
  `Entregar ${mealsWords(meals)}: ${organization}`;
export const collectAmount = (amount: string, fish: string) => `Retirar ${amount}: ${fish}`;
export const handOverAmount = (amount: string, buyer: string) => `Entregar ${amount}: ${buyer}`;
export const landing = 'Desembarque';
export const landingOf = (name: string) => `Desembarque: ${name}`;
export const status = 'Situação';
export const line = (label: string, value: string) => `${label}: ${value}`;
