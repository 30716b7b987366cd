/** How signing out ends. */
export const signedOut = { title: 'Signed out', description: 'You have been successfully signed out.' };
export const failed = {
  title: 'Error',
  description: 'There was an issue signing out. Please try again.',
};
