import type { ShareWay } from '#shared/share-ways.ts';
import type { Shared } from '#shared/sharing/links.ts';
import type { ShortAddress } from '#shared/sharing/short-addresses.ts';
import { defineItem, listIn } from '../../table/index.ts';

/** The number of visits for each way of sharing. */
export type StoredVisits = Partial<Record<ShareWay, number>> & {
  /** Seconds since the epoch. */
  expiresAt: number;
};

/**
 * Visits by shared links to one post, landing, fisherman or organization on one day (UTC, `2026-11-22`). The owner is a person
 * or the organization. Nothing about the visitors is stored.
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

/** Maps a short address to its target. */
export const shortAddress = defineItem<Shared>()('short address', {
  pk: 'SHORT#{space}#{name}',
  sk: 'SHORT',
  owner: { copyOf: 'given short address' },
});

/** The short address of a post, landing or fisherman, so that it never gets a second one. */
export const givenShortAddress = defineItem<ShortAddress>()('given short address', {
  pk: 'SHORTENED#{ownerId}',
  sk: '{id}',
  owner: {
    list: (userId) => listIn(`SHORTENED#${userId}`),
    exported: { as: 'shortAddresses' },
    erased: 'by-store',
  },
});
