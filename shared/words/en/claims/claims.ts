/** Texts about claims of meals. */
import { plural } from '../general/format.ts';

const count = (meals: number) => (meals === 1 ? '1 meal' : `${meals} meals`);
const more = (meals: number) => (meals <= 0 ? 'none' : count(meals));

export const claimNotFound = 'Claim not found';
export const chooseMeals = 'Enter how many meals you want: a whole number from 1.';
export const eitherList = 'Choose an organization or a pledge to see its claims.';

export const mealsLeft = (meals: number) =>
  meals === 0 ? 'No meals are left.' : `Only ${count(meals)} ${meals === 1 ? 'is' : 'are'} left.`;
export const tooManyOpen = (max: number) =>
  max === 1
    ? 'Your organization has an open claim, the most at one time. Collect or cancel it first.'
    : `Your organization has ${max} open claims, the most at one time. Collect or cancel one of them first.`;
export const overCapacity = (capacity: number, left: number) =>
  `Your organization serves ${count(capacity)} a week, and claims no more than that in a day. For today that leaves ${more(left)}.`;
export const partOfIt = (percent: number) => (percent === 50 ? 'half of it' : `${percent}% of it`);
/** The period in which a pledge is new: "minute", "30 minutes". */
export const firstMinutes = (minutes: number) =>
  plural(minutes, { one: 'minute', other: `${minutes} minutes` });
export const overShare = (minutes: number, percent: number, left: number) =>
  `In the first ${firstMinutes(minutes)} of a pledge, one organization gets at most ${partOfIt(percent)}. For you that leaves ${more(left)} for now.`;
export const organizationPaused = 'Your organization is paused and cannot claim meals for now.';
export const ownPledge = 'You can’t claim your own pledge.';

export const byOrganization = 'Only the organization can do this.';
export const servedInvalid = 'Enter how many meals were served: a whole number from 0.';
export const servedTooMany = (meals: number) => `You collected ${count(meals)}: no more can be served.`;
export const givenToOthers =
  'These meals had already gone to somebody else, so the handover was not counted. We have told a manager.';

/** Why a claim can't change any more, by its state. */
export const claimIs = {
  waiting: 'This claim is still waiting for approval.',
  reserved: 'This claim is still open.',
  collected: 'The meals of this claim were collected.',
  cancelled: 'This claim was cancelled.',
  expired: 'This claim has expired: nobody collected the meals in time.',
  no_show: 'Nobody came to collect the meals of this claim.',
  declined: 'This claim was declined.',
} as const;

export const deletionNeedsReason = (meals: number) =>
  `${count(meals)} of this pledge ${meals === 1 ? 'is' : 'are'} claimed and not collected yet. Give a reason. We send it to the organizations that claimed them.`;
/** Why the site ended a claim, as both sides read it. The texts say nothing about a person's account. */
export const endedBySite = {
  fishermanGone: 'The fisherman has left Creel.',
  organizationGone: 'The organization has no members left.',
  pledgeTakenDown: 'The pledge was taken down.',
} as const;

export const resolutionNote = 'Note';
export const conflictResolved = 'Somebody else has handled this already.';
export const countedAlready = 'This handover is counted already.';
export const nothingLeftToCount = 'No meals of this pledge are left to count.';
export const noShowStruck = 'This no-show no longer counts.';
