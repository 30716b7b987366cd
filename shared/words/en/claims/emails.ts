/** The emails about claims of meals. */
import { isolated } from '../../../text/isolated.ts';
import { plural } from '../general/format.ts';
import { mealsWords } from '../posts/figures.ts';

export const meals = 'Meals';
export const fish = 'Fish';
export const pickup = 'Pickup';
export const place = 'Place';
export const collector = 'Collector';
export const fisherman = 'Fisherman';
export const organization = 'Organization';
export const seeClaim = 'See the claim';
export const seePledge = 'See your pledge';
export const reason = 'The reason:';

interface Facts {
  organizationName: string;
  fishermanName: string;
  meals: number;
  mealsServed?: number;
}

interface Told {
  title: string;
  text: string[];
}

/** By kind of news. */
export const news = {
  claimed: ({ organizationName, meals }: Facts): Told => ({
    title: `${isolated(organizationName)} claims ${meals} of your meals`,
    text: [
      'Please have them ready at the time below.',
      'The person collecting shows you a six-digit code. Enter it on the claim page when you hand over the meals. This works offline too.',
      'If you can’t hand them over, cancel the claim there and give a reason.',
    ],
  }),
  claimed_for_you: ({ meals }: Facts): Told => ({
    title: `We claimed ${mealsWords(meals)} for you`,
    text: [
      'Your standing claim made this claim. Make a code on the claim page, and bring it when you collect the meals.',
      'If nobody can come, cancel the claim soon so that others can use the meals.',
    ],
  }),
  approved: ({ meals }: Facts): Told => ({
    title: `Your claim of ${mealsWords(meals)} was approved`,
    text: ['The meals are ready for you at the time below. Bring the code from the claim page.'],
  }),
  reminder: ({ meals }: Facts): Told => ({
    title: `Your pickup of ${mealsWords(meals)} is soon`,
    text: [
      'Bring the code from the claim page. If nobody can come, cancel the claim now so that others can use the meals.',
    ],
  }),
  cancelled: {
    /** For the other side, by the side that cancelled. */
    organization: ({ organizationName, meals }: Facts): Told => ({
      title: `${isolated(organizationName)} cancelled its claim of ${mealsWords(meals)}`,
      text: ['Nobody will come for them. They are back in your pledge, and others can claim them.'],
    }),
    fisherman: ({ fishermanName, meals }: Facts): Told => ({
      title: `${isolated(fishermanName)} cancelled your claim of ${mealsWords(meals)}`,
      text: ['Please do not come for them. Other pledges near you may have meals left.'],
    }),
    /** For both sides. */
    site: ({ meals }: Facts): Told => ({
      title: `A claim of ${mealsWords(meals)} was cancelled`,
      text: ['The pickup below will not take place.'],
    }),
  },
  declined: ({ meals }: Facts): Told => ({
    title: `Your claim of ${mealsWords(meals)} was not approved`,
    text: ['Please do not come for them.'],
  }),
  expired: {
    /** For each side. */
    fisherman: ({ organizationName, meals }: Facts): Told => ({
      title: `${isolated(organizationName)} did not collect ${mealsWords(meals)}`,
      text: ['Nobody came in time. The meals are back in your pledge, and others can claim them.'],
    }),
    organization: ({ meals }: Facts): Told => ({
      title: `Your claim of ${mealsWords(meals)} has expired`,
      text: ['Nobody collected them within half an hour after the time below.'],
    }),
  },
  no_show: ({ fishermanName, meals }: Facts): Told => ({
    title: `Nobody came for ${mealsWords(meals)}`,
    text: [
      `${isolated(fishermanName)} waited and nobody came. If this happens often, a manager has to approve your claims first.`,
    ],
  }),
  collected: ({ meals }: Facts): Told => ({
    title: `Your organization collected ${mealsWords(meals)}`,
    text: ['After you serve them, record on the claim page how many were served. We tell the fisherman.'],
  }),
  served: ({ organizationName, meals, mealsServed = 0 }: Facts): Told => ({
    title: `${mealsServed} of your meals ${plural(mealsServed, { one: 'was', other: 'were' })} eaten`,
    text: [
      `${isolated(organizationName)} collected ${mealsWords(meals)} from you and served ${mealsServed} of them. Thank you.`,
    ],
  }),
};

/** For managers of community aid. */
export const waiting = ({ organizationName, meals }: Facts): Told => ({
  title: `A claim from ${isolated(organizationName)} needs your approval`,
  text: [
    `After several no-shows, its claim of ${mealsWords(meals)} needs approval. The fish spoils, so please decide soon.`,
  ],
});
export const decide = 'Review the claim';
