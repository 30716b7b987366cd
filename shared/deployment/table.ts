/**
 * The shape of the one table, for the stack that creates it and the local cloud that imitates it. The items and the
 * cost of reads are in docs/data-model.md. The definitions of each area's items build the keys (`store/items.ts`).
 */

/** Attributes that lists of posts show. */
const OF_POSTS = ['card', 'likeCount', 'mealsLeft', 'hidden', 'version', 'expiresAt'] as const;

export const TABLE = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Seconds since the epoch. An expired item can remain for days, so readers check the time themselves. */
  timeToLive: 'expiresAt',
  streamView: 'NEW_AND_OLD_IMAGES',
  /**
   * Sparse and overloaded. The first two share the table's sort key, so that an item doesn't store a second one. They
   * project the attributes that lists show.
   */
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
      // The table's own partitions in another order: catches by their price.
      name: 'gsi3',
      partitionKey: 'pk',
      sortKey: 'price',
      projected: ['card', 'expiresAt'],
    },
  ],
} as const;

export type IndexName = (typeof TABLE.indexes)[number]['name'];

/**
 * Partition keys of items whose changes have reactions: whole keys, or prefixes. The reader of the table's stream is
 * called only for these. Nine of ten changes are index entries, which have no reactions and would only delay others.
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
  'LANDING#',
  'LEDGER#',
  'LICENSES#',
  'MAIL-CHOICES#',
  'MAILBOX#',
  'MAILING#',
  'ORGANIZATION#',
  'PENDING-SUBSCRIPTION#',
  'PLEDGE#',
  'PLEDGE-SERIES#',
  'PLEDGES',
  'RATING#',
  'RECEIPT#',
  'REPORT#',
  'REPORTED-PHOTOS#',
  'RESERVATION#',
  'SEARCHES#',
  'SENT#',
  'STANDING#AT#',
  'STANDING#ON#',
  'SUBSCRIBERS#',
  'SUPPRESSED#',
  'SUSPENDED-ADDRESS#',
  'UPLOAD#',
  'USER#',
  'WEBHOOK-EVENTS#',
  'WEBHOOKS#',
] as const;

/** Whether an entry is a prefix of keys. */
export const isBeginning = (followed: string): boolean => followed.endsWith('#');

export function isFollowed(partitionKey: string): boolean {
  return FOLLOWED_KEYS.some((each) =>
    isBeginning(each) ? partitionKey.startsWith(each) : partitionKey === each,
  );
}
