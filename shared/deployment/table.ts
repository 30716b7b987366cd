/**
 * The shape of the one table, shared by the stack that provisions it and the local cloud that imitates it. docs/data-model.md describes its
 * items and the cost of reads; keys are built by the definitions of each
 * area's items (`store/items.ts`).
 */

/** Attributes that lists of posts show. */
const OF_POSTS = ['card', 'likeCount', 'mealsLeft', 'hidden', 'version', 'expiresAt'] as const;

export const TABLE = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Seconds since the epoch. An expired item may linger for days: readers check the time themselves. */
  timeToLive: 'expiresAt',
  streamView: 'NEW_AND_OLD_IMAGES',
  /** Sparse and overloaded; the first two share the table's sort key, so that an item pays for no second one. They project what a list shows. */
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
    {
      // The table's own partitions in another order: whatever is found in one of them, catches by their price.
      name: 'gsi3',
      partitionKey: 'pk',
      sortKey: 'price',
      projected: ['card', 'expiresAt'],
    },
  ],
} as const;

export type IndexName = (typeof TABLE.indexes)[number]['name'];

/**
 * Partition keys of what something follows when it changes: whole, or how they begin. The reader of the table's stream is called for these alone:
 * of ten changes nine are index entries, which nothing follows, and would only keep others waiting.
 */
export const FOLLOWED_KEYS = [
  'AID-APPLICATION#',
  'CATCH#',
  'CATCHES',
  'CLAIM#',
  'CONTACT-MESSAGE#',
  'FISHERMEN',
  'INVITATION-REQUEST#',
  'INVITED#',
  'LEDGER#',
  'MAIL-CHOICES#',
  'MAILBOX#',
  'MAILING#',
  'PENDING-SUBSCRIPTION#',
  'PLEDGE#',
  'PLEDGES',
  'RATING#',
  'REPORT#',
  'REPORTED-PHOTOS#',
  'SENT#',
  'SUBSCRIBERS#',
  'SUPPRESSED#',
  'SUSPENDED-ADDRESS#',
  'UPLOAD#',
  'USER#',
] as const;

/** Whether one of them is how keys begin. */
export const isBeginning = (followed: string): boolean => followed.endsWith('#');

export function isFollowed(partitionKey: string): boolean {
  return FOLLOWED_KEYS.some((each) =>
    isBeginning(each) ? partitionKey.startsWith(each) : partitionKey === each,
  );
}
