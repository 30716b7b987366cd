/** Texts for social networks, messengers and feed readers. */
import { PRODUCT_NAME } from '../../../flavours.ts';
import { number, plural } from '../general/format.ts';
import { mealsWords } from '../posts/figures.ts';

interface From {
  fishermanName: string;
  location: string;
}

export const titled = (title: string) => `${title} - ${PRODUCT_NAME}`;
export const nameAndPlace = ({ fishermanName, location }: From) => `${fishermanName}, ${location}`;
const nameInPlace = ({ fishermanName, location }: From) => `${fishermanName} em ${location}`;
export const caught = 'Pescado';
export const expected = 'Pesca prevista';

export const catchSummary = (species: string, quantity: string, price: string, from: From) =>
  `${species}, ${quantity}: ${price}, de ${nameInPlace(from)}`;
/** @param when such as "Fri, Nov 27, 4 – 6 PM" */
export const landingSummary = (fish: string, name: string, harbour: string, when: string) =>
  `${fish}: ${name} desembarca em ${harbour}, ${when}`;
export const speciesAt = (species: string, price: string) => `${species}: ${price}`;
export const speciesAndQuantity = (species: string, quantity: string) => `${species}, ${quantity}`;

/** The picture of a page: the words on it, and a photo or the mark. */
export const besideWords = (words: string, species: string | undefined) =>
  `${words} ${species === undefined ? 'Com o logotipo do Creel, um rabo de peixe em um cesto.' : `Com uma foto de ${species}.`}`;
/** Next to the code and the short address in a picture. */
export const seeIt = {
  catch: 'Veja esta captura',
  pledge: 'Veja esta promessa',
  landing: 'Veja este desembarque',
  fisherman: 'Veja o que há de fresco',
};

export const reportTitle = 'Relatório de impacto da parceria';
export const mealsOf = (meals: number, species: string) => `${mealsWords(meals)} de ${species}`;
export const mealsPledgedBy = (meals: number, species: string, name: string) =>
  `${mealsOf(meals, species)}, promessa de ${name}`;
export const pledgeSummary = (meals: number, species: string, from: From) =>
  `${mealsOf(meals, species)}, promessa de ${nameInPlace(from)}`;
export const forFamilies = (summary: string) => `${summary}, para famílias que precisam.`;
export const reportSummary = (summary: string, claimed: number, served: number) =>
  `${reportTitle}: ${summary}. Reservadas: ${number(claimed)}, servidas: ${number(served)}.`;
export const pledgedBy = (species: string, from: From) => `${species}, promessa de ${nameAndPlace(from)}`;
/** Below the number. */
export const mealsOfPledged = (meals: number, species: string) =>
  plural(meals, {
    one: `refeição de ${species} prometida`,
    many: `refeições de ${species} prometidas`,
    other: `refeições de ${species} prometidas`,
  });
export const fromFisherman = (from: From) => `De ${nameInPlace(from)}, para famílias que precisam.`;
export const storyOf = (name: string) => `A história de ${name}`;
export const openPledge = 'Abrir esta promessa';
export const helpFeed = 'Ajude a alimentar famílias';
export const becomePartner = 'Seja uma organização parceira';
export const mealsPledged = 'Refeições prometidas';
export const mealsClaimed = 'Refeições reservadas';
export const mealsServed = 'Refeições servidas';
export const stillAvailable = 'Ainda disponíveis';
export const claimedOf = (pledged: number, claimed: number, served: number) =>
  `Reservadas: ${number(claimed)} de ${mealsWords(pledged)}. Servidas: ${number(served)}`;

export const organizationSummary = (type: string, place: string, claimed: number, served: number) =>
  `${type} em ${place}. ${number(claimed)} ${plural(claimed, { one: 'refeição reservada', many: 'de refeições reservadas', other: 'refeições reservadas' })}, ${number(served)} ${plural(served, { one: 'servida', many: 'servidas', other: 'servidas' })}.`;
export const fishermanIn = (name: string, location: string) =>
  location ? `${name}, pesca em ${location}` : `${name}, profissional da pesca`;

export const pledgeNotFound = {
  title: 'Promessa não encontrada',
  text: 'O pescador talvez a tenha removido, ou o endereço pode estar incompleto.',
};
export const pledgeFailed = 'Não foi possível carregar os dados da promessa: ';
export const noPledgeId = 'Falta o ID da promessa';
export const noPledgeIdDetail = 'O endereço de uma promessa termina com o ID dela.';
export const whyNotFound = (message: string) => `Promessa não encontrada: ${message}`;
export const whyNotLoaded = (message: string) => `${pledgeFailed}${message}`;
export const redirecting = 'Indo para os detalhes da promessa...';
export const home = 'Início';
/** Added to a page's description in search results. */
export const siteInShort = {
  consumer: 'Peixe da região, direto do barco.',
  community: 'Peixe fresco para bancos de alimentos e grupos de ajuda.',
} as const;
