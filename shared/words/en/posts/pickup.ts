/** How fish was stored, and where and when its meals are handed over, for the people who collect them. */
export const title = 'For your pickup';
/** Tells the owner who else sees it. */
export const ownTitle = 'Handling and pickup';
export const ownLead = 'Shown to you and to aid organizations only.';
export const storage = { iced: 'On ice', chilled: 'Chilled', frozen: 'Frozen' };
export const degrees = (fahrenheit: number) => `${fahrenheit} °F`;
export const times = 'Times';
export const notSaid = 'Ask the fisherman';
export const nextDays = ['Today', 'Tomorrow'] as const;
