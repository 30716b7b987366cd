/** Texts for social networks, messengers and feed readers (second document, sections 2 and 9). */
import { PRODUCT_NAME } from '../../../flavours.ts';
import { number, plural } from '../general/format.ts';
import { mealsWords } from '../posts/figures.ts';

interface From {
  fishermanName: string;
  location: string;
}

export const titled = (title: string) => `${title} - ${PRODUCT_NAME}`;
export const nameAndPlace = ({ fishermanName, location }: From) => `${fishermanName}, ${location}`;
const nameInPlace = ({ fishermanName, location }: From) => `${fishermanName} in ${location}`;
export const caught = 'Caught';
export const expected = 'Catch expected';

export const catchSummary = (species: string, quantity: string, price: string, from: From) =>
  `${species}, ${quantity}: ${price}, from ${nameInPlace(from)}`;
/** @param when such as "Fri, Nov 27, 4 – 6 PM" */
export const landingSummary = (fish: string, name: string, harbour: string, when: string) =>
  `${fish}: ${name} lands at ${harbour}, ${when}`;
export const speciesAt = (species: string, price: string) => `${species}: ${price}`;
export const speciesAndQuantity = (species: string, quantity: string) => `${species}, ${quantity}`;

/** The picture of a page: the words on it, and a photo or the mark. */
export const besideWords = (words: string, species: string | undefined) =>
  `${words} ${species === undefined ? 'With the Creel logo, a fish tail in a basket.' : `With a photo of ${species}.`}`;
/** Next to the code and the short address in a picture. */
export const seeIt = {
  catch: 'See this catch',
  pledge: 'See this pledge',
  landing: 'See this landing',
  fisherman: 'See what is fresh',
};

export const reportTitle = 'Partnership Impact Report';
export const mealsOf = (meals: number, species: string) => `${mealsWords(meals)} of ${species}`;
export const mealsPledgedBy = (meals: number, species: string, name: string) =>
  `${mealsOf(meals, species)}, pledged by ${name}`;
export const pledgeSummary = (meals: number, species: string, from: From) =>
  `${mealsOf(meals, species)} pledged by ${nameInPlace(from)}`;
export const forFamilies = (summary: string) => `${summary} for families in need.`;
export const reportSummary = (summary: string, claimed: number, served: number) =>
  `${reportTitle}: ${summary}. ${number(claimed)} claimed, ${number(served)} served.`;
export const pledgedBy = (species: string, from: From) => `${species} pledged by ${nameAndPlace(from)}`;
/** Below the number. */
export const mealsOfPledged = (meals: number, species: string) =>
  `${plural(meals, { one: 'meal', other: 'meals' })} of ${species} pledged`;
export const fromFisherman = (from: From) => `From ${nameInPlace(from)}, for families in need.`;
export const storyOf = (name: string) => `${name}’s story`;
export const openPledge = 'Open this pledge';
export const helpFeed = 'Help feed families';
export const becomePartner = 'Become a partner';
export const mealsPledged = 'Meals pledged';
export const mealsClaimed = 'Meals claimed';
export const mealsServed = 'Meals served';
export const stillAvailable = 'Still available';
export const claimedOf = (pledged: number, claimed: number, served: number) =>
  `${number(claimed)} of ${number(pledged)} meals claimed, ${number(served)} served`;

export const organizationSummary = (type: string, place: string, claimed: number, served: number) =>
  `${type} in ${place}. ${number(claimed)} ${plural(claimed, { one: 'meal', other: 'meals' })} claimed, ${number(served)} served.`;
export const fishermanIn = (name: string, location: string) =>
  location ? `${name}, fisherman in ${location}` : `${name}, fisherman`;

export const pledgeNotFound = {
  title: 'Pledge Not Found',
  text: 'Its fisherman may have taken it down, or the address may be incomplete.',
};
export const pledgeFailed = 'Failed to load pledge data: ';
export const noPledgeId = 'No pledge ID provided';
export const noPledgeIdDetail = 'The address of a pledge ends with its ID.';
export const whyNotFound = (message: string) => `Pledge not found: ${message}`;
export const whyNotLoaded = (message: string) => `${pledgeFailed}${message}`;
export const redirecting = 'Redirecting to pledge details...';
export const home = 'Home';
/** Added to a page's description in search results. */
export const siteInShort = {
  consumer: 'Local fish, straight from the boat.',
  community: 'Fresh fish for food banks and aid groups.',
} as const;
