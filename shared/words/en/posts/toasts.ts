/** Shown after a post was sent, whichever page the person is on (second document, section 8). */
export const posted = (kind: 'catch' | 'pledge') => `Your ${kind} has been posted successfully!`;
export const notPosted = 'Failed to post your catch. Please try again.';
export const signInToPost = {
  title: 'Authentication Required',
  description: 'Please sign in to post a catch.',
};
export const share = 'Share it';
