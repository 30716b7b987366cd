/** The emails about standing claims. */
import { isolated } from '../../../text/isolated.ts';
import { mealsWords } from '../posts/figures.ts';

interface Facts {
  organizationName: string;
  fishermanName: string;
  meals: number;
  /** In a sentence, such as "haddock". */
  fish: string;
}

interface Told {
  title: string;
  text: string[];
}

export const asked = ({ organizationName, meals, fish }: Facts): Told => ({
  title: `${isolated(organizationName)} asks for a standing claim`,
  text: [
    `It asks for ${mealsWords(meals)} of ${isolated(fish)} from each of your pledges that repeat.`,
    'If you accept once, the meals are claimed each time a pledge is posted. You can end this at any time.',
    'Accept or decline in My Posts.',
  ],
});
export const accepted = ({ fishermanName, meals, fish }: Facts): Told => ({
  title: `${isolated(fishermanName)} accepted your standing claim`,
  text: [
    `We claim ${mealsWords(meals)} of ${isolated(fish)} for you each time a pledge is posted, three days before its day. We email you about each claim.`,
    'The rules of claims count each time. If a claim is not possible, we email you why.',
  ],
});
export const declined = ({ fishermanName, meals, fish }: Facts): Told => ({
  title: `${isolated(fishermanName)} declined your standing claim`,
  text: [
    `It was for ${mealsWords(meals)} of ${isolated(fish)} each time. You can still claim meals of each pledge.`,
  ],
});
/** For the other side, by the side that ended it. */
export const ended = {
  organization: ({ organizationName, meals, fish }: Facts): Told => ({
    title: `${isolated(organizationName)} ended its standing claim`,
    text: [
      `It was for ${mealsWords(meals)} of ${isolated(fish)} each time. Claims that are made already stay.`,
    ],
  }),
  fisherman: ({ fishermanName, meals, fish }: Facts): Told => ({
    title: `${isolated(fishermanName)} ended your standing claim`,
    text: [
      `It was for ${mealsWords(meals)} of ${isolated(fish)} each time. Claims that are made already stay.`,
    ],
  }),
};
export const seriesEnded = ({ fishermanName, meals, fish }: Facts): Told => ({
  title: 'Your standing claim has ended',
  text: [
    `The pledges of ${isolated(fishermanName)} no longer repeat. Your standing claim was for ${mealsWords(meals)} of ${isolated(fish)} each time.`,
    'Claims that are made already stay.',
  ],
});
export const leftOut = ({ fishermanName, meals, fish }: Facts): Told => ({
  title: 'Your standing claim got no meals this time',
  text: [
    `${isolated(fishermanName)} has a new pledge of ${isolated(fish)}. We could not claim ${mealsWords(meals)} of it for you. The next pledge is not affected.`,
  ],
});
/** Why no meals were claimed. */
export const why = {
  mealsLeft: 'Too few meals were left.',
  tooManyOpen:
    'Your organization has too many open claims. Collect or cancel one of them, and claim the meals yourself.',
  overCapacity: 'Your organization would have claimed more in a day than it serves in a week.',
  overShare:
    'While a pledge is new, one organization gets only a part of it. Claim the meals yourself a little later.',
  paused: 'Your organization is paused.',
  unavailable: 'The pledge was not open to your organization.',
};
export const seePosts = 'Open My Posts';
export const seeClaims = 'See your claims';
export const seePledge = 'See the pledge';
