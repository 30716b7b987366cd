/** Names of the types of profile (first document, section 6), and what each one offers. */
export const question = 'What brings you here?';
export const labels = {
  fisherman: 'Fisherman',
  buyer: 'Fresh Fish Buyer',
  organization_user: 'Organization Member',
};
export const hints = {
  fisherman: 'Post your catch to sell it, or pledge it as meals.',
  buyer: 'Buy fresh fish and message fishermen.',
  organization_user: 'Claim pledged meals for a food bank, a church or an aid group.',
};
/** To somebody who is not signed up yet. */
export const signUpHints = {
  ...hints,
  buyer: 'Browse the marketplace, buy fresh fish and message fishermen.',
};
