/** Words of components in the first load. Words of forms and of single posts have modules of their own, which load later. */
/** The announcement on top of every page. */
export const announcementLabel = 'Announcement';
/** Beside the product's name, also on share pages and in emails. */
export const tagline = 'Fresh catches, fed communities.';

export const loading = 'Loading';
export const partNeedsScript = 'This part needs JavaScript. Turn it on in your browser.';
export const loadingMore = 'Loading...';
export const tryAgain = 'Try again';
/** In place of an error, without a network. */
export const triedWhenBack = 'You’re offline. We’ll try again when you’re back.';
/** Sends what was chosen, where there is no script to do so at once. */
export const apply = 'Apply';
export const showMore = 'Show more';
export const milesShort = (miles: number) => `${miles} mi`;
export const locationEnabled = (what: 'catches' | 'fishermen') => ({
  title: 'Location enabled',
  description: `Showing ${what} within 35 miles of your location.`,
});
