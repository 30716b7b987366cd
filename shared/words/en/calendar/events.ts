/** Events in the calendars of people. A name follows a colon, so that no language has to fit it into a sentence. */
import { mealsWords } from '../posts/figures.ts';

export const about = 'Your pickups and handovers, and the landings you follow.';
export const collect = (meals: number, fish: string) => `Collect ${mealsWords(meals)}: ${fish}`;
export const handOver = (meals: number, organization: string) =>
  `Hand over ${mealsWords(meals)}: ${organization}`;
/** @param amount "5 lb" */
export const collectAmount = (amount: string, fish: string) => `Collect ${amount}: ${fish}`;
export const handOverAmount = (amount: string, buyer: string) => `Hand over ${amount}: ${buyer}`;
export const landing = 'Landing';
export const landingOf = (name: string) => `Landing: ${name}`;
export const status = 'Status';
/** A label and its value on a line of their own. */
export const line = (label: string, value: string) => `${label}: ${value}`;
