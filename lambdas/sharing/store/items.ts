import type { ShareWay } from '#shared/share-ways.ts';
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
