/**
 * The shape of the one table, shared by the stack that provisions it and the local cloud that imitates it. What is stored in it, and at
 * what cost it is read, stands in docs/data-model.md; keys are built by the definitions of each
 * area's items (`store/items.ts`).
 */

/** What lists of posts show. */
const OF_POSTS = ['card', 'likeCount', 'mealsLeft', 'hidden', 'version', 'expiresAt'] as const;

export const TABLE = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Seconds since the epoch. An expired item may linger for days: readers check the time themselves. */
  timeToLive: 'expiresAt',
  streamView: 'NEW_AND_OLD_IMAGES',
  /** Sparse and overloaded; they share the table's sort key, so that an item pays for no second one, and project what a list shows. */
  indexes: [
    {
      name: 'gsi1',
      partitionKey: 'gsi1pk',
      sortKey: 'sk',
      projected: [...OF_POSTS, 'total', 'unread'],
    },
    {
      name: 'gsi2',
      partitionKey: 'gsi2pk',
      sortKey: 'sk',
      projected: OF_POSTS,
    },
  ],
} as const;
