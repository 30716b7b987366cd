/** Short addresses of posts and fishermen. */

export const tooManyShortAddresses =
  'Too many requests for short addresses. Please wait a while, then try again.';
export const notLoaded = 'This page could not be opened. Please try again.';
