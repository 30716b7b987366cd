/** The texts of an organization's report of a year. */
export { monthAndYear } from '../general/dates.ts';
export { LANGUAGE as language, number } from '../general/format.ts';
export { organizationTypes } from '../organizations/application.ts';
export { species } from '../site/species.ts';

export const title = (year: number) => `Nosso ano ${year}`;
export const organization = 'Organização';
export const kindOfPlace = 'Tipo de lugar';
export const town = 'Cidade';
export const meals = 'Refeições retiradas';
export const served = 'Refeições servidas';
export const pickups = 'Retiradas';
export const fishermen = 'Pescadores que doaram';
export const cost = 'Custo das refeições';
export const none = 'Nenhum. Os pescadores doaram.';
export const byMonth = 'Refeições por mês';
export const month = 'Mês';
export const bySpecies = 'Refeições por peixe';
export const fish = 'Peixe';
export const byFisherman = 'Refeições por pescador';
export const fisherman = 'Pescador';
export const notNamed = 'Pescadores não identificados';
export const source =
  'O Creel conta uma refeição quando ela é retirada. Cada número é a soma das retiradas do ano, no horário do Leste.';
