/** The directory of fishermen and their profiles (first document, sections 2 and 8). */
import { isolated } from '../../../text/isolated.ts';
import { plural } from '../general/format.ts';

export const titles = { community: 'Community Fishermen', consumer: 'Local Fishermen' } as const;
/** The directory's description in search results. */
export const leads = {
  community:
    'Meet the fishermen who pledge meals to families in need. See where they land and how many meals they have given.',
  consumer:
    'Find local fishermen near you. See what they sell today, where they land and how buyers rate them.',
} as const;
export const fishermen = 'Fishermen';

export const location = 'Location';
export const within = 'Within 35 miles of <place>place</place>';
export const placeUnknown = (name: string) => `: we do not know where “${isolated(name)}” is.`;
export const showNearby = 'Show nearby';
export const findingLocation = 'Finding your location...';
export const useMyLocation = 'Use my location';
export const clearLocation = 'Clear location';

export const filters = 'Filters';
export const nameSearch = 'Name';
export const onlyPro = 'Only Pro fishermen';
export const noneFound = 'No fishermen match your search';
export const clearFilters = 'Clear all filters';

export const databaseError = (reason: string) => `Database error: ${reason}`;
export const unexpectedError = (reason: string) => `Unexpected error: ${reason}`;
const counted = (count: number) =>
  `${count === 0 ? 'No' : count} ${plural(count, { one: 'fisherman', other: 'fishermen' })}`;
/** Counts the entries loaded so far. */
export function summary(count: number, hasMore: boolean, isNear: boolean): string {
  if (hasMore) return `The first ${counted(count)}`;
  return isNear && count > 1 ? `${counted(count)}, the nearest first` : counted(count);
}
export const noneNear = 'No fishermen found within 35 miles of your location';
export const nonePledged = 'No fishermen have posted pledges yet';
export const none = 'No fishermen available';
export const showAll = 'Show all fishermen';
export const pledgeGuide = "What's in a Pledge";
export const join = 'Join as a fisherman';

export const profile = 'Profile';
export const catches = 'Catches';
export const viewPledges = (count: number) => `View Pledges (${count})`;
export const contactFisherman = 'Contact Fisherman';

export const profileNotFound = 'Fisherman profile not found';
export const lookingFor = (id: string) => `Looking for ID: ${id}`;
export const browseFishermen = 'Browse Fishermen';
export const lookForPosts = 'Look for their posts';
export const profileNotLoaded = 'The profile could not be loaded. Please try again.';
export const back = 'Back';
export const backToFishermen = 'Back to Fishermen';
export const backToMarketplace = 'Back to Marketplace';
export const seeCatches = 'See the catches';
export const proFisherman = 'Pro Fisherman';
export const fisherman = 'Fisherman';
export const licenseChecked = 'License checked';
export const licenseCheckedMeans =
  'A manager of this site compared a fishing license with its paper or the state’s register. This is no certification.';
export const joined = 'Joined <time>month</time>';
export const catchesPosted = (count: number) =>
  plural(count, { one: 'Catch posted', other: 'Total catches posted' });
export const mealsClaimed = (count: number) => plural(count, { one: 'Meal claimed', other: 'Meals claimed' });
export const mealsServed = (count: number) => plural(count, { one: 'Meal served', other: 'Meals served' });
export const mealsPledged = (count: number) => plural(count, { one: 'Meal pledged', other: 'Meals pledged' });
export const pledges = (count: number) => plural(count, { one: 'Pledge', other: 'Pledges' });
export const newestCatches = 'Newest catches';
export const allCatches = 'All catches';
export const newestPledges = 'Newest pledges';
export const allPledges = 'All pledges';

export const proBenefits = 'Pro benefits';
export const hasPro = (name: string) => `${isolated(name)} is a Pro fisherman and has:`;
export const benefits = [
  'A Pro badge on each Pro post and in the directory',
  'A profile that buyers open right from the listing',
  'Posts at a fixed price',
];
export const averageRating = 'Average rating';
