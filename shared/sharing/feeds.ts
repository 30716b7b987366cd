/** Feeds of what is on offer, for readers of feeds and partners' sites. */

/** Their content type. */
export const ATOM = 'application/atom+xml';

/** Where they are. */
export const feedPaths = {
  marketplace: '/feeds/marketplace.atom',
  pledges: '/feeds/pledges.atom',
  cell: (cell: string): string => `/feeds/cell/${cell}.atom`,
  fisherman: (userId: string): string => `/feeds/fisherman/${userId}.atom`,
} as const;
