/** The page that partners embed in their own sites, and the instructions for it. */

export const title = 'Meals pledged by local fishermen';
export const titleNear = (place: string) => `Meals pledged near ${place}`;
export const none = 'No meals are pledged here right now. New pledges appear as boats come in.';
export const placeUnknown = 'We do not know this ZIP code or town.';
/** A message that is shown by itself. */
export const sentence = (message: string) => `${message}.`;
export const checkPlace = 'Check the place after “near=” in the address of this frame.';
export const photoOf = (species: string) => `Photo of ${species}`;
export const seeAll = 'See all pledges';
export const shownBy = (site: string) => `From ${site}. Fresh catches, fed communities.`;

export const onYourSite = 'Show pledges on your own site';
export const howTo =
  'Copy these lines into a page on your site and replace 04101 with your ZIP code. The list stays up to date, sets no cookies and runs no script.';
export const copy = 'Copy the lines';
export const copied = 'Copied!';
export const copyFailed = {
  title: 'Copy failed',
  description: 'Please select the lines and copy them.',
};
export const snippet = (origin: string) =>
  `<iframe src="${origin}/embed/pledges?near=04101" title="${title}" width="100%" height="480" style="border:0" loading="lazy"></iframe>`;
