/** The public link of an annual report, for coordinators. */
export const title = 'Public link';
export const lead =
  'Anyone who has the link can read this report without signing in. Search engines don’t list it. You can end it at any time.';
export const shows = 'The link shows the totals, and';
export const parts = {
  story: 'your text about the year',
  months: 'meals by month',
  species: 'meals by fish',
  fishermen: 'meals by fisherman, with the names of those who allow it',
};
export const make = 'Make a link';
export const making = 'Making...';
export const notMade = 'The link could not be made';

export const link = 'Link';
export const madeOn = (day: string) => `Made on ${day}.`;
export const copy = 'Copy link';
export const messages = {
  copied: 'Link copied',
  copyFailed: {
    title: 'The link could not be copied',
    description: 'It is selected now. Copy it yourself.',
  },
};
export const change = 'Save what it shows';
export const changing = 'Saving...';
export const changed = 'The link shows what you chose';
export const notChanged = 'The choice could not be saved';
export const end = 'End link';
export const ending = 'Ending...';
export const endTitle = 'End the link?';
export const endText = 'From now on the link shows nobody the report. You can make another one at any time.';
export const ended = 'The link has ended';
export const notEnded = 'The link could not be ended';
