/** Fields of licenses, and what is wrong with them. */
export const kind = 'Kind';
export const kinds = {
  commercial: 'Commercial fishing license',
  lobster: 'Lobster or crab license',
  shellfish: 'Shellfish harvester license',
  sale: 'License to sell your own catch',
  federal: 'Federal permit',
  other: 'Other license',
};
export const name = 'Name on the license';
export const number = 'Number';
export const state = 'State';
export const stateInvalid = 'Enter the short form of the state, such as ME';
export const expiry = 'Expires on';
export const expiryInvalid = 'Enter the day on which it expires';
export const tooMany = (most: number) => `You can keep at most ${most} licenses here`;
export const listedTwice = 'This license is in the list already';

/** Refusals. */
export const hasExpired = 'This license has expired. Enter the new one.';
export const listChanged =
  'Your licenses were changed somewhere else. Look at the list, and then save again.';
export const changedMeanwhile = 'The fisherman has changed this license. Review it again.';
export const checkOfOneself = 'This license is yours. Another manager has to check it.';
