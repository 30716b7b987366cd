/** Names of the profile types (first document, section 6), and what each type can do. */
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
/** For people who have not signed up yet. */
export const signUpHints = {
  ...hints,
  buyer: 'Browse the marketplace, buy fresh fish and message fishermen.',
};
