/** Alerts about pledges for members of an aid organization, as a part of what they follow. */
export const title = 'Meals for your organization';
export const lead = 'Alerts about new pledges within reach of your organization that you could claim.';
export const level = 'Tell me';
export const atLeast = 'Smallest pledge';
export const change = 'Change';
export const findMeals = 'Find meals';
