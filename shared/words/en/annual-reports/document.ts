/** The texts of an organization's report of a year. */
export { monthAndYear } from '../general/dates.ts';
export { LANGUAGE as language, number } from '../general/format.ts';
export { organizationTypes } from '../organizations/application.ts';
export { species } from '../site/species.ts';

export const title = (year: number) => `Our year ${year}`;
export const organization = 'Organization';
export const kindOfPlace = 'Kind of place';
export const town = 'Town';
export const meals = 'Meals collected';
export const served = 'Meals served';
export const pickups = 'Pickups';
export const fishermen = 'Fishermen';
export const cost = 'Cost of the meals';
export const none = 'None. Fishermen gave them.';
export const byMonth = 'Meals by month';
export const month = 'Month';
export const bySpecies = 'Meals by fish';
export const fish = 'Fish';
export const byFisherman = 'Meals by fisherman';
export const fisherman = 'Fisherman';
export const notNamed = 'Fishermen who are not named';
export const source = 'Creel counts a meal when it is picked up. Years and months are in Eastern time.';
