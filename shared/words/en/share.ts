/** Pages and images for networks and messengers (second document, sections 2 and 9). Where the app says the same, its words serve both. */
import { PRODUCT_NAME } from '../../flavours.ts';
import { number, plural } from './format.ts';
import { mealsWords } from './post-figures.ts';

interface From {
  fishermanName: string;
  /** May be empty. */
  location: string;
}

export const titled = (title: string) => `${title} - ${PRODUCT_NAME}`;
export const nameAndPlace = ({ fishermanName, location }: From) =>
  location ? `${fishermanName}, ${location}` : fishermanName;
const nameInPlace = ({ fishermanName, location }: From) =>
  location ? `${fishermanName} in ${location}` : fishermanName;
export const caught = 'Caught';

export const openMarketplace = 'Open the marketplace';
export const marketplace = {
  consumer: { title: 'Marketplace', lead: 'Fresh fish, straight from local fishermen.' },
  community: { title: 'Community Pledges', lead: 'Meals that local fishermen pledge to families in need.' },
};
export const newest = (species: readonly string[]) => `Newest: ${species.join(', ')}.`;

export const catchSummary = (species: string, quantity: string, price: string, from: From) =>
  `${species}, ${quantity}: ${price}, from ${from.fishermanName} in ${from.location}`;
export const speciesAt = (species: string, price: string) => `${species}: ${price}`;
export const quantityFrom = (quantity: string, from: From) => `${quantity} from ${nameAndPlace(from)}`;
export const speciesAndQuantity = (species: string, quantity: string) => `${species}, ${quantity}`;
export const openCatch = 'Open this catch';

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
const atLeast = (words: string, isMore: boolean) => (isMore ? `at least ${words}` : words);
const catches = (count: number) => `${number(count)} ${plural(count, { one: 'catch', other: 'catches' })}`;
interface Counted {
  count: number;
  /** Whether there are more than were counted. */
  isMore: boolean;
}
/** Of catches and of meals; false for what this site is without. */
export function offers(offered: Counted | false, meals: Counted | false): string {
  const parts = [
    offered && `${atLeast(catches(offered.count), offered.isMore)} on offer`,
    meals && `${atLeast(mealsWords(meals.count), meals.isMore)} pledged`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(', ')}.` : '';
}
export const pledgedMeals = 'Pledged meals';
export const catchesOnOffer = 'Catches on offer';
export const openProfile = 'Open the profile';
export const seeCatches = 'See the catches';

export const pageNotFound = { title: 'Page not found', text: 'There is no such page.' };
export const fishermanNotFound = (id: string) => ({
  title: 'Fisherman profile not found',
  text: `Looking for ID: ${id}`,
});
export const pledgeNotFound = {
  title: 'Pledge Not Found',
  text: 'Its fisherman may have taken it down, or the address may be incomplete.',
};
export const catchNotFound = {
  title: 'Catch not found',
  text: 'It may be sold, or no longer fresh, or the address may be incomplete.',
};
export const fishermanFailed = 'Failed to load the profile: ';
export const pledgeFailed = 'Failed to load pledge data: ';
export const catchFailed = 'Failed to load the catch: ';
export const noPledgeId = 'No pledge ID provided';
export const noPledgeIdDetail = 'The address of a pledge ends with its ID.';
export const whyNotFound = (message: string) => `Pledge not found: ${message}`;
export const whyNotLoaded = (message: string) => `${pledgeFailed}${message}`;
export const redirecting = 'Redirecting to pledge details...';
export const checkAddress = 'Check the address and try again.';
export const notLoaded = 'This page could not be loaded';
export const seeOffers = 'See what is on offer';
export const home = 'Home';
