/** Claiming meals, and claims as both sides see them. The texts of refusals are in claims.ts. */

import { isolated } from '../../../text/isolated.ts';
import { number, plural } from '../general/format.ts';
import { mealsWords } from '../posts/figures.ts';
import { partOfIt } from './claims.ts';

export const claimMeals = 'Claim meals';
export const claimMealsOf = (species: string) => `Claim meals of ${species}`;
export const signInToClaim = 'Please sign in to claim meals for your organization.';
export const membersOnly =
  'Only aid organizations can claim meals. Apply for yours, or ask its coordinator to add you.';
export const joinIn = 'How organizations join';
export const pledgeNotFound = 'These meals are no longer offered.';
export const pledgeNotLoaded = 'The meals could not be loaded. Please try again.';
export const findMeals = 'Find meals';
export const allTaken = 'All meals of this pledge are taken.';
export const toPledge = 'See the pledge';

export const mealsLeftOf = (left: number, pledged: number) =>
  `${number(left)} of ${number(pledged)} meals ${plural(left, { one: 'is', other: 'are' })} left`;
export const whatOfMeans = (left: number, pledged: number) =>
  left === pledged
    ? 'Nobody has claimed any of them yet.'
    : `${mealsWords(pledged)} ${plural(pledged, { one: 'was', other: 'were' })} pledged, and ${number(pledged - left)} ${plural(pledged - left, { one: 'is', other: 'are' })} claimed.`;

export const organization = 'Organization';
export const meals = 'Meals';
export const mealsHint = (left: number) => `A whole number from 1 to ${number(left)}.`;
export const newPledgeHint = (percent: number, share: number) =>
  `While a pledge is new, one organization gets at most ${partOfIt(percent)}: ${mealsWords(share)}.`;
export const when = 'When you collect them';
export const whenAgreed =
  'The fisherman has not set any times. Choose one, and send a message if it is soon.';
export const pickupFrom = 'Pickup from';
export const pickupUntil = 'Pickup until';
export const beforeFresh = (time: string) => `The fish is good until ${time}.`;
export const collector = 'Who collects them';
export const collectorHint = 'The fisherman sees this name.';
export const placeUnknown = (town: string) => `${town}. Ask the fisherman where exactly.`;
export const offered = 'What is offered';
export const kept = 'How it is kept';
export const storage = { iced: 'Iced', chilled: 'Chilled, without ice', frozen: 'Frozen' };
export const icedSince = (time: string) => `on ice since ${time}`;
export const degrees = (fahrenheit: number) => `${number(fahrenheit)} °F as measured`;
export const goodUntil = 'Good until';
export const keeps = 'Frozen fish keeps';
export const claim = (count: number) => (count > 0 ? `Claim ${mealsWords(count)}` : 'Claim meals');
export const claiming = 'Claiming...';
export const claimed = (count: number) => `${mealsWords(count)} claimed`;
export const seeYou = 'The fisherman knows who is coming and when.';

export const title = 'Claims';
export const signInFirst = 'Please sign in to see the claims of your organization.';
/** The list, with the names of its two parts. */
export const lists = {
  notLoaded: 'The claims could not be loaded. Please try again.',
  none: 'No meals claimed yet',
  noneOpen: 'No open claims',
  openList: 'Open claims',
  pastList: 'Past claims',
};
export const whichOrganization = 'Which organization';

export const pageTitle = (count: number, species: string) => `${mealsWords(count)} of ${species}`;
export const page = {
  signInToSee: 'Please sign in to see this claim.',
  oneNotLoaded: 'The claim could not be loaded. Please try again.',
  toList: 'See your claims',
};
export const states = {
  waiting: 'Waiting for approval',
  reserved: 'Reserved',
  collected: 'Collected',
  cancelled: 'Cancelled',
  expired: 'Expired',
  no_show: 'Not collected',
  declined: 'Declined',
};
export const myPosts = 'My Posts';
export const pledge = 'Pledge';
export const pledgeHidden = 'It is hidden or deleted, so it has no page.';
export const changedBy = {
  organization: 'The organization cancelled this claim.',
  fisherman: 'The fisherman cancelled this claim.',
  site: 'This claim was cancelled because one side has left Creel.',
};

export const standing = {
  organization: {
    waiting:
      'Your organization missed several pickups, so a manager reviews this claim first. We hold the meals for you.',
    reserved: 'We hold the meals for you until 30 minutes after the pickup time.',
    collected: 'You have collected these meals.',
    expired: 'Nobody collected the meals in time, so others can claim them now.',
    no_show: 'The fisherman was there and nobody came. Others can claim the meals now.',
    declined: 'A manager declined this claim. Others can claim the meals now.',
  },
  fisherman: {
    waiting: 'A manager reviews this claim first. Keep the meals until then.',
    reserved: 'Have the meals ready at this time, and ask for the code before you hand them over.',
    collected: 'You have handed these meals over.',
    expired: 'Nobody collected the meals in time. They are offered again.',
    no_show: 'You were there and nobody came. The meals are offered again.',
    declined: 'A manager declined this claim. The meals are offered again.',
  },
};

export const cancelClaim = 'Cancel claim';
export const cancelClaimOf = (who: string, count: number) =>
  `Cancel claim of ${isolated(who)}, ${mealsWords(count)}`;
export const cancelTitle = 'Cancel this claim?';
export const cancelText = {
  organization: 'Others can then claim the meals. We tell the fisherman your reason.',
  fisherman: 'The meals are then offered again. We tell the organization your reason.',
};
export const cancelled = 'The claim was cancelled';

export const served = 'Meals served';
export const ofMeals = (meals: number) => `of ${mealsWords(meals)} served`;
export const servedLabel = 'How many meals were served?';
export const servedHint = (meals: number) => `You collected ${mealsWords(meals)}.`;
export const servedSaved = (meals: number) => `${mealsWords(meals)} served`;
export const recordServed = 'Record meals served';
export const changeServed = 'Change the number';
