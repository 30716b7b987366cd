import type { ShareWay } from '#shared/share-ways.ts';
import type { Shared } from '#shared/sharing/links.ts';
import type { ShortAddress } from '#shared/sharing/short-addresses.ts';
import { defineItem, listIn } from '../../table/index.ts';

/** How often by each way. */
export type StoredVisits = Partial<Record<ShareWay, number>> & {
  /** Seconds since the epoch. */
  expiresAt: number;
};

/**
 * Visits by shared links to one post, one fisherman or one organization on one day (UTC, `2026-11-22`). Its owner is a person, or the organization. It is about
 * what was opened: of those who did it nothing is known.
 */
export const sharedVisits = defineItem<StoredVisits>()('visits by shared links', {
  pk: 'SHARED#{ownerId}',
  sk: '{id}#{day}',
  owner: {
    list: sharedVisitsOf,
    exported: { as: 'sharedVisits' },
    erased: 'delete',
  },
});

export function sharedVisitsOf(ownerId: string) {
  return listIn<StoredVisits>(`SHARED#${ownerId}`);
}

/** Finds what a short address is of. */
export const shortAddress = defineItem<Shared>()('short address', {
  pk: 'SHORT#{space}#{name}',
  sk: 'SHORT',
  owner: { copyOf: 'given short address' },
});

/** The short address that a post or a fisherman has, so that it is never given a second one. */
export const givenShortAddress = defineItem<ShortAddress>()('given short address', {
  pk: 'SHORTENED#{ownerId}',
  sk: '{id}',
  owner: {
    list: (userId) => listIn(`SHORTENED#${userId}`),
    exported: { as: 'shortAddresses' },
    erased: 'by-store',
  },
});
