/** Public landings: the list, a landing's page, and “Landing today”. */

import { isolated } from '../../../text/isolated.ts';
import { number, plural } from '../general/format.ts';

export const landings = 'Landings';
export const listDescription =
  'Boats that come in today and in the next days, with what they expect on board.';
export const lead = 'Boats that come in soon, and what they expect on board.';
export const notLoaded = 'Landings could not be loaded. Please try again.';
export const notFound = 'Landing not found';
export const seeAll = 'See all landings';
export const days = 'Day';
export const anyDay = 'All days';
export const none = 'No landings are announced';
export const noneLead = 'Follow a fisherman, and we’ll tell you about the next landing.';
export const noneOn = (day: string) => `No landings are announced for ${day}`;
export const noneNear = (place: string) => `No landings are announced within 35 miles of ${place}`;
export const showAllPlaces = 'Show all places';

export const today = 'Landing today';
export const noneNearToday = (place: string) => `No landing near ${place} today.`;

export const states = {
  planned: 'Planned',
  underway: 'On the way in',
  landed: 'Landed',
  done: 'Over',
  cancelled: 'Cancelled',
};
export const stateText = {
  planned: 'The boat is expected at this time.',
  underway: 'The boat is on its way to the harbor.',
  landed: 'The boat is in. Come by while there is fish left.',
  done: 'This landing is over.',
  cancelled: 'The fisherman cancelled this landing.',
};
export const cancelledLate = (count: number) =>
  `Cancelled late ${plural(count, { one: 'once', other: `${number(count)} times` })} in the last 90 days`;

export const landingAt = (harbour: string) => `Landing at ${isolated(harbour)}`;
export const landingOn = (harbour: string, day: string) => `Landing at ${isolated(harbour)}, ${day}`;
export const expected = 'Expected on board';
export const aboutMeals = (meals: number) =>
  `about ${number(meals)} ${plural(meals, { one: 'meal', other: 'meals' })}`;
export const pledged = 'Pledged as meals';
export const where = 'Where';
export const howToPay = 'How to pay';
export const paymentWays = { cash: 'Cash', card: 'Card', check: 'Check', app: 'Payment app' };
export const note = 'Note';
export const changed = 'Last changed';
export const wasExpected = 'Was expected on board';
export const posts = 'Posts from this landing';
export const postKinds = { catch: 'For sale', pledge: 'Pledged' };
export const noPostsYet = 'Posts appear here once the boat is in.';
export const amountLeft = (quantity: string) => `${quantity} left`;
export const gone = 'Gone';
export const addToCalendar = 'Add to calendar';
export const yourLanding = 'Change or end your landing';
export const back = 'All landings';
export const moreFrom = (name: string) => `More from ${isolated(name)}`;
export const nextLandings = 'Next landings';
/** "Haddock +2": a fish, and how many other kinds. */
export const andMore = (species: string, others: number) =>
  others > 0 ? `${species} +${number(others)}` : species;
export const headText = (name: string, harbour: string, when: string, fish: string) =>
  `${name} lands at ${harbour}, ${when}. Expected: ${fish}.`;
