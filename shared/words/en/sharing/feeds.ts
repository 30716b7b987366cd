/** Feeds of current posts, and the page that partners embed. */
import { mealsOf, speciesAt } from './share.ts';

export { mealsOf, speciesAt };

/** Names of the feeds in feed readers. */
export const titles = {
  catch: 'Fresh catches on Creel',
  pledge: 'Meals pledged on Creel',
  landing: 'Landings on Creel',
};
export const landingsSubtitle = 'Boats that come in soon, and what they expect on board.';

export const nearTitle = 'Fresh fish nearby';
export const nearSubtitle = 'Catches and pledged meals around one part of the coast.';
export const fishermanSubtitle = (name: string) => `Catches and pledged meals from ${name}.`;

export const from = (what: string, place: string) => `${what} from ${place}`;
export const pledged = (meals: string, name: string) => `${meals}, pledged by ${name} for families in need.`;
export const onOffer = (species: string, quantity: string, price: string, name: string) =>
  `${species}, ${quantity}: ${price}, from ${name}.`;

export const landingTitle = (what: string, place: string, when: string) => `${what}: ${place}, ${when}`;
