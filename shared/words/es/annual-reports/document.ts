/** The texts of an organization's report of a year. */
export { monthAndYear } from '../general/dates.ts';
export { LANGUAGE as language, number } from '../general/format.ts';
export { organizationTypes } from '../organizations/application.ts';
export { species } from '../site/species.ts';

export const title = (year: number) => `Nuestro año ${year}`;
export const organization = 'Organización';
export const kindOfPlace = 'Tipo de lugar';
export const town = 'Localidad';
export const meals = 'Comidas recogidas';
export const served = 'Comidas servidas';
export const pickups = 'Recogidas';
export const fishermen = 'Pescadores que donaron';
export const cost = 'Costo de las comidas';
export const none = 'Ninguno. Las donaron los pescadores.';
export const byMonth = 'Comidas por mes';
export const month = 'Mes';
export const bySpecies = 'Comidas por pescado';
export const fish = 'Pescado';
export const byFisherman = 'Comidas por pescador';
export const fisherman = 'Pescador';
export const notNamed = 'Pescadores sin nombrar';
export const source =
  'Creel cuenta una comida cuando se recoge. Cada cifra es la suma de las recogidas del año, en hora del Este.';
