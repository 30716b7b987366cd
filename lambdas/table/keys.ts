/** Every key of the table is built here. docs/data-model.md lists what is read by which. */
export type { Key } from './item.ts';

import type { Key } from './item.ts';

/** Everything of a person that `GET /me` reads, in one partition. */
export const userPartition = (userId: string): string => `USER#${userId}`;
export const accountKey = (userId: string): Key => ({ pk: userPartition(userId), sk: 'ACCOUNT' });
export const statsKey = (userId: string): Key => ({ pk: userPartition(userId), sk: 'STATS' });
export const profileKey = (userId: string, profileType: string): Key => ({
  pk: userPartition(userId),
  sk: `PROFILE#${profileType}`,
});

/** Everybody with a fisherman's profile. */
export const fishermen = 'FISHERMEN';
/** The card of a fisherman, with the person; and its copy in the directory, by the time the profile was made. */
export const fishermanKey = (userId: string): Key => ({ pk: userPartition(userId), sk: 'FISHERMAN' });
export const directoryKey = (userId: string, createdAt: string): Key => ({
  pk: fishermen,
  sk: `${createdAt}#${userId}`,
});

/** That the account was deleted: stands in the person's partition as long as a token of theirs may be valid. */
export const tombstoneKey = (userId: string): Key => ({ pk: userPartition(userId), sk: 'DELETED' });

/** That a mail was sent for a change of the table, so that the change's second delivery sends none. */
export const sentMailKey = (changeId: string, mail: string): Key => ({ pk: `SENT#${changeId}`, sk: mail });

/** That no more mail goes to an address, by its hash. */
export const suppressionKey = (addressHash: string): Key => ({
  pk: `SUPPRESSED#${addressHash}`,
  sk: 'SUPPRESSED',
});

/** Which kinds of mail an address does not want, by its hash. */
export const mailChoicesKey = (addressHash: string): Key => ({
  pk: `MAIL-CHOICES#${addressHash}`,
  sk: 'MAIL-CHOICES',
});
/** That a mail about a conversation was sent lately. */
export const conversationMailKey = (userId: string, conversationId: string): Key => ({
  pk: `MAILED#${userId}`,
  sk: conversationId,
});
