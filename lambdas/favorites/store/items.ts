/** The stored items of likes and favorites. Each list is stored in the order in which it is shown. */
import { defineItem, listIn, listInIndex } from '../../table/index.ts';

export interface StoredLike {
  /** ISO 8601. */
  likedAt: string;
}

/** A like of a pledge, stored with the person in the order of the pledges; an index lists it under the pledge. */
export const like = defineItem<StoredLike>()('like', {
  pk: 'LIKES#{userId}',
  sk: '{pledgeId}',
  indexes: ({ pledgeId }) => ({ gsi1pk: likesOfPledge(pledgeId).partition }),
  owner: {
    list: likesOf,
    exported: { as: 'likes' },
    erased: 'by-store',
  },
});

export function likesOf(userId: string) {
  return listIn<StoredLike>(`LIKES#${userId}`);
}

export function likesOfPledge(pledgeId: string) {
  return listInIndex<StoredLike>('gsi1', `LIKED#${pledgeId}`);
}

interface StoredFavorite {
  /** Sort key of its entry in the list. */
  entryId: string;
}

/** A person's favorite fisherman, stored once; an index lists it under the fisherman. */
export const favorite = defineItem<StoredFavorite>()('favorite', {
  pk: 'FAVORITE#{userId}',
  sk: '{fishermanId}',
  indexes: ({ fishermanId }) => ({ gsi1pk: favoritesOnFisherman(fishermanId).partition }),
  owner: {
    list: (userId) => listIn(`FAVORITE#${userId}`),
    exported: { not: 'The favorite entry has the same content.' },
    erased: 'delete',
  },
});

export function favoritesOnFisherman(fishermanId: string) {
  return listInIndex<StoredFavorite>('gsi1', `FAVORITES#ON#${fishermanId}`);
}

interface StoredFavoriteEntry {
  fishermanId: string;
}

/** The same favorite in the person's list, in the order of adding. */
export const favoriteEntry = defineItem<StoredFavoriteEntry>()('favorite entry', {
  pk: 'FAVORITES#{userId}',
  sk: '{entryId}',
  owner: {
    list: favoriteEntriesOf,
    exported: { as: 'favorites' },
    erased: 'delete',
  },
});

export function favoriteEntriesOf(userId: string) {
  return listIn<StoredFavoriteEntry>(`FAVORITES#${userId}`);
}
