/** The list of pledges. */
export const pledgesNotLoaded = 'The pledges could not be loaded. Please try again.';
export const pledged = 'Pledged <time>then</time>';
