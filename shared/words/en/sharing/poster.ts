/** A poster for the dock, a shop or a pantry, with a QR code for a fisherman's posts or an organization's page. */
import { isolated } from '../../../text/isolated.ts';
import { mealsWords } from '../posts/figures.ts';

export const title = 'Poster';
export const printPoster = 'Print a poster';
export const lead = 'Print this page and hang it up. Anyone can scan the code with a phone to see your page.';
export const places = { dock: 'Dock', shop: 'Shop', pantry: 'Pantry' };
export const whereLabel = 'Where it will hang';
export const print = 'Print or save as PDF';
export const printHint =
  'It fits one A4 or Letter page. To save a PDF, choose “Save as PDF” in the print window.';

export type PosterPlace = keyof typeof places;

/** The headline, and the text next to the code. */
export const ofFisherman: Record<PosterPlace, (name: string) => [headline: string, invitation: string]> = {
  dock: (name) => ['Fresh off the boat', `Scan to see what ${name} has today, and to send a message.`],
  shop: (name) => ['We know who caught it', `Scan to see what ${name} catches, and when.`],
  pantry: (name) => [
    'Meals from a local boat',
    `Scan to see the meals that ${name} pledges to families in need.`,
  ],
};
export const ofOrganization: typeof ofFisherman = {
  dock: (name) => [
    'Your catch can feed families',
    `Scan to see how many pledged meals ${name} has claimed and served.`,
  ],
  shop: (name) => [
    'Local fish feeds families here',
    `Scan to see how many pledged meals ${name} has claimed and served.`,
  ],
  pantry: (name) => [
    'Fish from local fishermen',
    `Scan to see how many pledged meals ${name} has claimed and served.`,
  ],
};
export const pledged = (meals: number) => `${mealsWords(meals)} pledged so far`;
export const served = (meals: number) => `${mealsWords(meals)} served so far`;
export const nextLanding = (when: string, harbour: string) => `Next landing: ${when}, ${isolated(harbour)}`;
export const code = (address: string) => `QR code that leads to ${address}`;

export const back = { fisherman: 'Back to the profile', organization: 'Back to the organization' };
export const notFound = { fisherman: 'Fisherman profile not found', organization: 'Organization not found' };
export const notLoaded = 'The poster could not be loaded. Please try again.';
