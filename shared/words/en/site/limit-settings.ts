/** The part 'Food safety and fairness' of the Settings tab. */
export const lead = (most: number) =>
  `These hold for the whole site, for what is posted and claimed from now on. A post keeps the hours it was posted with. Nothing counts as fresh for more than ${most} hours. This is guidance, not legal advice.`;
export const foodSafety = 'Food safety';
export const fairness = 'Fair shares of pledged meals';
export const signUps = 'New accounts';
export const fields = {
  freshHours: {
    label: 'Hours fresh',
    hint: 'How old fresh fish may be when it is posted, and how long it is offered',
  },
  maxOpenClaims: { label: 'Open claims', hint: 'Most that one organization has at the same time' },
  newPledgeMinutes: {
    label: 'Minutes that a pledge is new',
    hint: 'While it is, each organization gets a part of it; 0 for never',
  },
  newPledgePercent: { label: 'Percent of a new pledge', hint: 'Most that one organization gets of it' },
  noShows: {
    label: 'No-shows',
    hint: 'After so many with different fishermen, claims need a manager’s approval',
  },
  noShowDays: { label: 'Days that no-shows count', hint: 'From the day they are recorded' },
  signUpsPerHour: {
    label: 'Sign-ups an hour',
    hint: 'More are asked to come back later, and an alarm is sent. Raise it before an event',
  },
} as const;
export const bounds = (hint: string, min: number, max: number) => `${hint} (${min} to ${max})`;
export const preview = 'As people read it';
export const previewWhenRight = 'The sentences that people read appear here once all numbers are right.';
export const capacity =
  'In a day an organization claims at most as many meals as it serves in a week, which is set with the organization.';
export const sources = {
  freshness: 'Source: Specification of this product: fresh fish is at most 48 hours old',
  histamine:
    'Source: U.S. Food and Drug Administration, Fish and Fishery Products Hazards and Controls Guidance: potential species-related hazards (chapter 3), scombrotoxin formation and icing from the harvest on (chapter 7)',
};
