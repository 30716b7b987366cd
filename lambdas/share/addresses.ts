/** Where search engines and readers of feeds find things: pages that are answered where they are asked for, without sending anybody on. */
import type { PostKind } from '#shared/posts/schemas.ts';

/** A post's page, for programs: the app's page would lead a crawler here. */
export const crawledPost = (kind: PostKind, id: string): string =>
  kind === 'catch' ? `/share/catch/${id}` : `/share/${id}`;
export const crawledFisherman = (userId: string): string => `/share/fisherman/${userId}`;
export const crawledMarketplace = '/share/marketplace';

/** The content type of feeds. */
export const ATOM = 'application/atom+xml';

/** Of feeds. */
export const feedPaths = {
  marketplace: '/feeds/marketplace.atom',
  pledges: '/feeds/pledges.atom',
  cell: (cell: string): string => `/feeds/cell/${cell}.atom`,
  fisherman: (userId: string): string => `/feeds/fisherman/${userId}.atom`,
} as const;

export const sitemapPart = (name: string): string => `/sitemap-${name}.xml`;
