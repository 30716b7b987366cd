/** Catches that a credit makes Pro (second document, section 9). */
import { plural } from '../general/format.ts';

export const makePro = 'Make this a Pro post';
export const whatItGives = 'The post gets a Pro badge and a link to your profile.';
export const takesCredit = (credits: number) =>
  credits === 0
    ? 'You have no credit left.'
    : `${ofCredits(credits)} ${whatItGives} The credit comes back if you delete the post within an hour.`;
const ofCredits = (credits: number) =>
  plural(credits, { one: 'Takes your last credit.', other: `Takes 1 of your ${credits} credits.` });

export const makeProShort = 'Make Pro';
export const makeProNamed = (species: string) => `Make ${species} a Pro post`;
export const makeProTitle = (species: string) => `Make ${species} a Pro post?`;
export const useOneCredit = 'Use 1 credit';
export const madePro = { title: 'Now a Pro post', description: whatItGives };
export const notMadePro = 'This catch could not be made a Pro post.';
