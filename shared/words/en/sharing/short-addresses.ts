/** Short addresses of posts and fishermen. */

export const tooManyShortAddresses =
  'Too many short addresses were asked for from here. Please wait a while.';
export const notLoaded = 'This page could not be opened. Please try again.';
