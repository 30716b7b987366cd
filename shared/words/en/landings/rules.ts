/** Issues with landings, in forms and in responses of the API. */
export const landingNotFound = 'Landing not found';
export const fishermenAnnounce =
  'Only fishermen can announce a landing. Create your fisherman profile first.';
export const tooManyAhead = (max: number) =>
  `You have ${max} landings ahead, the most at one time. Land or cancel one of them first.`;
export const loadAgain = 'Please load the landing again.';
export const changedMeanwhile = 'This landing was changed somewhere else. Load it again to see the change.';
export const delayedElsewhere =
  'The time of this landing was changed somewhere else. Load it again to see it.';
/** Why a landing can't take a step, by its state. */
export const landingIs = {
  planned: 'The boat of this landing is not back yet.',
  underway: 'The boat of this landing is on its way already.',
  landed: 'The boat of this landing is in already.',
  done: 'This landing is over.',
  cancelled: 'This landing was cancelled.',
} as const;

export const harbourMissing = 'Please enter the name of the harbor';
export const harbourTooLong = 'The name of a harbor has at most 60 characters';
export const harbourIsContact = 'Please enter the name of the harbor, without a phone number or address';
export const expectedMissing = 'Please say what you expect to land';
export const expectedTooMany = (max: number) => `A landing has at most ${max} kinds of fish`;
export const noteTooLong = (max: number) => `A note has at most ${max} characters`;

export const chooseWindow = 'Please enter a day and a time';
export const endsBeforeStart = 'The end has to be after the start';
export const windowTooShort = 'Allow at least 15 minutes';
export const windowTooLong = 'Allow at most 12 hours';
export const windowOver = 'This time is over. Choose a later one';
export const tooFarAhead = 'A landing can be announced at most 7 days ahead';

export const loadSeriesAgain = 'Please load these landings again.';
export const seriesChangedMeanwhile =
  'These landings were changed somewhere else. Load them again to see the change.';
export const seriesNotFound = 'This series of landings is not there any more.';
export const tooManySeries = (max: number) =>
  `You have ${max} series of landings, the most at one time. End one of them first.`;
export const seriesIsEmpty = 'No landing is left until this day. Choose a later one';
export const notInSeries = 'The series has no landing on this day.';
export const announcedAlready = 'This landing is announced already. Cancel the landing itself.';

/** For requests that only a program sends. */
export const day = 'day is a date such as 2026-11-26';
