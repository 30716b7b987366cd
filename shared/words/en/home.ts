/** The home page (first document, sections 1 and 2). */
import type { IsOn } from '../../features.ts';
import { isolated } from '../../text/isolated.ts';
import { plural } from './general/format.ts';

/** The page's title in search results. */
export const pageTitles = {
  consumer: 'Fresh local fish, straight from the boat',
  community: 'Meals pledged by fishermen',
} as const;
export const welcomeBack = 'Welcome back';
/** Before the person's name. */
export const welcomeBackTo = 'Welcome back, ';

export const consumerTitle = 'Fresh catches, fed communities';
export function consumerLead(isOn: IsOn): string {
  if (!isOn('sales')) return 'Meet the fishermen of your coast.';
  return isOn('pledges')
    ? 'Buy fish from the people who caught it this morning, and help them feed families in need.'
    : 'Buy fish from the people who caught it this morning.';
}
export const getStarted = 'Get Started Today';
export const browseMarketplace = 'Browse Marketplace';

export const communityTitle = 'Community Partnerships';
export const communityLead =
  'Local fishermen pledge their catch as meals. Food banks, churches and aid groups bring them to families in need.';
export const becomePartner = 'Become a Partner';
export const viewDonations = 'View Available Donations';

export const actions = 'What to do next';
const waysToPost = (isOn: IsOn): string => {
  if (!isOn('pledges')) return 'Sell it in the marketplace.';
  return isOn('sales') ? 'Sell it in the marketplace or pledge it as meals.' : 'Pledge it as meals.';
};
export const post = (isOn: IsOn) => ({
  title: 'Post Your Catch',
  lead: waysToPost(isOn),
  button: 'Post Catch',
});
export const aid = {
  title: 'Community Aid',
  lead: 'How pledged meals reach families, and how to take part.',
  button: 'Learn More',
  /**
   * Hidden text after the button's label, so that readers of links alone, such as screen readers, know what it is
   * about.
   */
  about: 'about Community Aid',
};
export const find = (organization: string) => ({
  title: 'Meals near you',
  lead: `See the meals pledged near ${isolated(organization)} and when you can pick them up.`,
  button: 'Find meals',
});
export const claims = {
  title: 'Your claims',
  lead: 'See the meals you claimed, and when to pick them up.',
  button: 'See claims',
};
export const myPosts = (isOn: IsOn) => ({
  title: 'Your posts',
  lead: isOn('claims')
    ? 'Change a post, mark a catch as sold, or see who claimed your meals.'
    : 'Change a post, or mark a catch as sold.',
  button: 'See my posts',
});
export const messages = {
  title: 'Messages',
  lead: 'Read your replies and write to fishermen.',
  button: 'Open messages',
};
export const marketplace = {
  title: 'The Marketplace',
  lead: 'Fresh fish from boats near you, at the price the fisherman asks.',
  button: browseMarketplace,
};
export const pledgeMeals = {
  title: 'Pledge Meals',
  lead: 'Fishermen give part of a catch as meals. See how big a meal is and who gets it.',
  button: "What's in a Pledge",
};
export const freshTitle = 'Fresh Marketplace';

export const whatCreelDoes = 'What Creel does';
export const dailyTitle = 'Fresh Daily Catches';
export const dailyLead = 'Posted from the dock by the people who caught them, with the time of the catch.';
export const supportTitle = 'Community Support';
export const supportLead = 'Help feed families through pledged meals. We count every meal.';
export const networkTitle = 'Local Network';
export const networkLead = (isOn: IsOn) =>
  isOn('pledges')
    ? 'Fishermen, buyers and aid groups on the same coast deal directly with each other.'
    : 'Fishermen and buyers on the same coast deal directly with each other.';

export const freshCatches = 'Fresh catches';
export const newestFirst = 'The newest in the marketplace.';
export const nearFirst = (place: string) => `Those near ${place} come first.`;
export const allCatches = 'See all catches';

export const pledges = 'Community pledges';
export { catchesNotLoaded, nearMe } from './posts/marketplace.ts';
export { pledgesNotLoaded } from './posts/pledge-list.ts';
export const mealsPledged = (meals: number) => plural(meals, { one: 'meal pledged', other: 'meals pledged' });
export const mealsClaimed = (meals: number) => plural(meals, { one: 'meal claimed', other: 'meals claimed' });
export const mealsServed = (meals: number) => plural(meals, { one: 'meal served', other: 'meals served' });
export const fishermen = (count: number) => plural(count, { one: 'fisherman', other: 'fishermen' });
export const noPledges = 'No pledges yet';
export const recentPledges = 'Most recent pledges';
export const allPledges = 'See all pledges';
export const seeImpact = 'See our impact';
export const meetFishermen = 'Meet the fishermen';
