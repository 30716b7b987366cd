/**
 * Texts of components in the first load. Texts of forms and of single posts have their own modules, which load later.
 */
/** Next to the product's name, also on share pages and in emails. */
export const tagline = 'Fresh catches, fed communities.';

export const loading = 'Loading';
export const partNeedsScript = 'This part needs JavaScript. Turn it on in your browser.';
export const loadingMore = 'Loading...';
export const tryAgain = 'Try again';
/** Replaces an error while there is no network. */
export const triedWhenBack = 'You’re offline. We’ll try again when you’re back.';
/** Submits a choice if JavaScript is off. */
export const apply = 'Apply';
export const showMore = 'Show more';
export const milesShort = (miles: number) => `${miles} mi`;
