/** The page where members of an aid organization find pledged meals. */
import { number, plural } from '../general/format.ts';
import { timeLeft } from './time-left.ts';

export const title = 'Find meals';
export const signInToFind = 'Sign in to find meals for your organization';
export const forMembers = 'Only members of an aid organization can find and claim meals.';
export const howToTakePart = 'How to take part';
export const organization = 'Organization';
/** "Within 35 miles of Portland, ME" */
export const around = (place: string, miles: number) =>
  `Within ${plural(miles, { one: '1 mile', other: `${miles} miles` })} of ${place}`;

export const sort = 'Sort';
export const sorts = { newest: 'Newest', soonest: 'Soonest to end' };
export const storage = 'Kept';
export const anyStorage = 'Any storage';
export const mealsAtLeast = 'Meals at least';
export const anyMeals = 'Any number';

export const pledgedMeals = 'Pledged meals';
export const notLoaded = 'The pledged meals could not be loaded. Please try again.';
export const none = (miles: number) =>
  `Nothing is pledged within ${plural(miles, { one: '1 mile', other: `${miles} miles` })} right now. Check again later.`;
export const noneMatch = 'No pledged meals match these filters';
export const clearFilters = 'Clear all filters';
export const seePledges = 'See all pledges';

/** "24 meals left", or "12 of 24 meals left" if some are claimed. */
export const left = (meals: number, of: number) =>
  `${meals === of ? '' : `${number(meals)} of `}${number(of)} ${plural(of, { one: 'meal', other: 'meals' })} left`;
export const goodFor = (leftMs: number) => `Good for ${timeLeft(leftMs)}`;
export const keeps = 'Frozen: it keeps';
export const callForPickup = 'Ask the fisherman where and when';
export const askForTime = 'Ask the fisherman for a time';
