/** In place of a page that has to know more of who is signed in. */
export const accountNotLoaded = 'Your account could not be loaded. Please try again.';
