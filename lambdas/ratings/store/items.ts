/** Ratings of fishermen. Their sum stands with the counts of the fisherman. */
import type { Rating } from '#shared/ratings/schemas.ts';
import { defineItem, listInIndex } from '../../table/index.ts';

export interface StoredRating {
  card: Omit<Rating, 'id' | 'createdAt'> & {
    fishermanId: string;
    /** Absent once they have deleted their account. */
    raterId?: string;
    /** Its words are shown to nobody: an administrator decided so. */
    isHidden?: boolean;
  };
}

/** In one index with the fisherman's, in the other one with those by whoever wrote it. */
export const rating = defineItem<StoredRating>()('rating', {
  pk: 'RATING#{ratingId}',
  sk: '{ratingId}',
  indexes: (_, { card: { fishermanId, raterId } }) => ({
    gsi1pk: ratingsOf(fishermanId).partition,
    ...(raterId !== undefined && { gsi2pk: ratingsBy(raterId).partition }),
  }),
  owner: { list: ratingsBy, exported: { as: 'ratings' }, erased: 'by-store' },
});

export function ratingsOf(fishermanId: string) {
  return listInIndex<StoredRating>('gsi1', `RATINGS#OF#${fishermanId}`);
}

export function ratingsBy(raterId: string) {
  return listInIndex<StoredRating>('gsi2', `RATINGS#BY#${raterId}`);
}
