/** The stored items of ratings. Their sum is stored with the fisherman's counts. */
import type { Rating } from '#shared/ratings/schemas.ts';
import { defineItem, listInIndex } from '../../table/index.ts';

export interface StoredRating {
  card: Omit<Rating, 'id' | 'createdAt'> & {
    fishermanId: string;
    /** Absent once the rater has deleted their account. */
    raterId?: string;
    /** Set if an administrator hid its text. */
    isHidden?: boolean;
  };
}

/** One index lists the ratings of a fisherman, the other those by one rater. */
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
