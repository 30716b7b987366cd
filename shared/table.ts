/**
 * The shape of the one table, shared by the stack that provisions it and the local cloud that imitates it. What is stored in it, and at
 * what cost it is read, stands in docs/data-model.md; keys are built in lambdas/table/keys.ts.
 */
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
      projected: ['card', 'hidden', 'version', 'expiresAt', 'total', 'unread'],
    },
    {
      name: 'gsi2',
      partitionKey: 'gsi2pk',
      sortKey: 'sk',
      projected: ['card', 'hidden', 'version', 'expiresAt'],
    },
  ],
} as const;
