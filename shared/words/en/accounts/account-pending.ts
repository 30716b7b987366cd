/** Replaces a page that needs to know more about the signed-in person. */
export const accountNotLoaded = 'Your account could not be loaded. Please try again.';
