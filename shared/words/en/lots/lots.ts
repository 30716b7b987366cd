/** The way of a post's fish: a public page with a code. */
import { isolated } from '../../../text/isolated.ts';

export const title = (fish: string) => `The way of this fish: ${isolated(fish)}`;
export const link = 'The way of this fish';
export const lead =
  'From the catch to the plate, as Creel’s ledger has it. Times are to the hour. Nobody is named but the fisherman, and nothing is certified.';
export const steps = {
  caught: 'Caught',
  iced: 'On ice',
  posted: 'Posted',
  added: 'More added',
  withdrawn: 'Some withdrawn',
  held: 'Held for somebody',
  returned: 'Free again',
  sold: 'Sold at the dock',
  collected: 'Collected',
  served: 'Served',
};
export const fisherman = 'Fisherman';
export const town = 'Town';
export const way = 'The way';
export const qr = 'Scan this to open this page';
export const notFound = 'Lot not found';
export const notFoundLead = 'This post may have been hidden or deleted.';
export const notLoaded = 'The way of this fish could not be loaded. Please try again.';
export const seeMarketplace = 'Go to the marketplace';
/** For search engines and social networks. */
export const description = (fish: string, name: string) =>
  `The way of ${isolated(fish)} from ${isolated(name)}, step by step and to the hour: caught, posted, held, collected.`;
export const seePost = 'See the post';
