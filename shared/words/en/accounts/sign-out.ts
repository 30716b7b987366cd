/** Results of signing out. */
export const signedOut = { title: 'Signed out', description: 'You have been successfully signed out.' };
/** In the navigation bar. */
export const failed = {
  title: 'Error',
  description: 'There was an issue signing out. Please try again.',
};
/** Elsewhere, with the reason below it. */
export const error = 'Error signing out';
