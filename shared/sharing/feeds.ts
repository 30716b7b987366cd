/** Feeds of current posts, for feed readers and partners' sites. */

/** The content type of feeds. */
export const ATOM = 'application/atom+xml';

/** The paths of the feeds. */
export const feedPaths = {
  marketplace: '/feeds/marketplace.atom',
  pledges: '/feeds/pledges.atom',
  cell: (cell: string): string => `/feeds/cell/${cell}.atom`,
  fisherman: (userId: string): string => `/feeds/fisherman/${userId}.atom`,
} as const;
