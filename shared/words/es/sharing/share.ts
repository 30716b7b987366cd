import { PRODUCT_NAME } from '../../../flavours.ts';
import { number, plural } from '../general/format.ts';
import { mealsWords } from '../posts/figures.ts';

interface From {
  fishermanName: string;
  location: string;
}

export const titled = (title: string) => `${title} - ${PRODUCT_NAME}`;
export const nameAndPlace = ({ fishermanName, location }: From) => `${fishermanName}, ${location}`;
const nameInPlace = ({ fishermanName, location }: From) => `${fishermanName} en ${location}`;
/** Before a date. */
export const caught = 'Captura:';
export const expected = 'Captura prevista:';

export const catchSummary = (species: string, quantity: string, price: string, from: From) =>
  `${species}, ${quantity}: ${price}, de ${nameInPlace(from)}`;
/** @param when such as "Fri, Nov 27, 4 – 6 PM" */
export const landingSummary = (fish: string, name: string, harbour: string, when: string) =>
  `${fish}: ${name} desembarca en ${harbour}, ${when}`;
export const speciesAt = (species: string, price: string) => `${species}: ${price}`;
export const speciesAndQuantity = (species: string, quantity: string) => `${species}, ${quantity}`;

/** The picture of a page: the words on it, and a photo or the mark. */
export const besideWords = (words: string, species: string | undefined) =>
  `${words} ${species === undefined ? 'Con el logo de Creel, una cola de pescado en una cesta.' : `Con una foto de ${species}.`}`;
/** Next to the code and the short address in a picture. */
export const seeIt = {
  catch: 'Vea esta captura',
  pledge: 'Vea esta promesa',
  landing: 'Vea este desembarque',
  fisherman: 'Vea lo que hay fresco',
};

export const reportTitle = 'Informe de impacto de la alianza';
export const mealsOf = (meals: number, species: string) => `${mealsWords(meals)} de ${species}`;
export const mealsPledgedBy = (meals: number, species: string, name: string) =>
  `${mealsOf(meals, species)}, ${meals === 1 ? 'prometida' : 'prometidas'} por ${name}`;
export const pledgeSummary = (meals: number, species: string, from: From) =>
  mealsPledgedBy(meals, species, nameInPlace(from));
export const forFamilies = (summary: string) => `${summary} para familias necesitadas.`;
const claimedWords = (meals: number) => `${number(meals)} ${meals === 1 ? 'reservada' : 'reservadas'}`;
const servedWords = (meals: number) => `${number(meals)} ${meals === 1 ? 'servida' : 'servidas'}`;
export const reportSummary = (summary: string, claimed: number, served: number) =>
  `${reportTitle}: ${summary}. ${claimedWords(claimed)}, ${servedWords(served)}.`;
export const pledgedBy = (species: string, from: From) => `${species}, promesa de ${nameAndPlace(from)}`;
/** Below the number. */
export const mealsOfPledged = (meals: number, species: string) =>
  plural(meals, {
    one: `comida de ${species} prometida`,
    many: `de comidas de ${species} prometidas`,
    other: `comidas de ${species} prometidas`,
  });
export const fromFisherman = (from: From) => `De ${nameInPlace(from)}, para familias necesitadas.`;
export const storyOf = (name: string) => `La historia de ${name}`;
export const openPledge = 'Abrir esta promesa';
export const helpFeed = 'Ayude a alimentar a familias';
export const becomePartner = 'Ser organización aliada';
export const mealsPledged = 'Comidas prometidas';
export const mealsClaimed = 'Comidas reservadas';
export const mealsServed = 'Comidas servidas';
export const stillAvailable = 'Aún disponibles';
export const claimedOf = (pledged: number, claimed: number, served: number) =>
  `${number(claimed)} de ${mealsWords(pledged)} ${claimed === 1 ? 'reservada' : 'reservadas'}, ${servedWords(served)}`;

export const organizationSummary = (type: string, place: string, claimed: number, served: number) =>
  `${type} en ${place}. ${mealsWords(claimed)} ${claimed === 1 ? 'reservada' : 'reservadas'}, ${servedWords(served)}.`;
export const fishermanIn = (name: string, location: string) =>
  location ? `${name}, pescador en ${location}` : `${name}, pescador`;

export const pledgeNotFound = {
  title: 'No se encontró la promesa',
  text: 'Puede que su pescador la haya retirado o que la dirección esté incompleta.',
};
export const pledgeFailed = 'No se pudieron cargar los datos de la promesa: ';
export const noPledgeId = 'Falta el número de la promesa';
export const noPledgeIdDetail = 'La dirección de una promesa termina con su número.';
export const whyNotFound = (message: string) => `No se encontró la promesa: ${message}`;
export const whyNotLoaded = (message: string) => `${pledgeFailed}${message}`;
export const redirecting = 'Yendo a los detalles de la promesa...';
export const home = 'Inicio';
/** Added to a page's description in search results. */
export const siteInShort = {
  consumer: 'Pescado local, directo del barco.',
  community: 'Pescado fresco para bancos de alimentos y grupos de ayuda.',
} as const;
