/** Pledges that repeat every week, in My Posts. */
export const title = 'Pledges that repeat';
export const notLoaded = 'Your pledges that repeat could not be loaded. Please try again.';
export const postedThreeDaysBefore = 'Each one is posted three days before.';
export const endTitle = 'End these pledges?';
export const endText = 'Pledges that are posted already stay. No new ones follow.';
export const ended = 'The pledges no longer repeat';

export const repeatTitle = (species: string) => `Repeat ${species} every week?`;
export const pledgeNotLoaded = 'The pledge could not be loaded. Please try again.';
export const repeatText =
  'Each pledge is posted three days before its day, with the same fish, place and story. Photos are not repeated: add them to each pledge.';
export const freshHint =
  'The fish is expected to be caught for that day, and the pledge says so. Change the catch date if you catch it earlier.';
export const meals = 'Meals each time';
export const pickupTime = { startsAt: 'Pickup from', endsAt: 'Pickup until' };
export const repeats = 'Your pledge repeats every week';
