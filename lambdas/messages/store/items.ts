/**
 * The stored items of messages. Each of the two people has a copy, so that reading, listing, blocking and leaving never
 * affect the other's copy (docs/decisions/2026-11-21-messages.md).
 */
import type { Fish } from '#shared/species/species.ts';
import { defineItem, listIn, listInIndex } from '../../table/index.ts';

/** The fish of a catch, and how much there was, when a message about it was sent. */
export type CatchFish = Fish & { quantity: string };
export const catchFishOf = ({ species, customSpecies, shownAs, quantity }: CatchFish): CatchFish => ({
  species,
  customSpecies,
  shownAs,
  quantity,
});

/** A copy without the content of its key. It is kept small: 25 cards and the counts take 1.5 read units. */
export interface StoredMessageCard {
  subject: string;
  preview: string;
  /** Names of the two people when the message was sent. */
  from: string;
  to: string;
  /** User id of the other person. */
  other: string;
  /** Whether this is the sender's copy. */
  sent?: true;
  unread?: true;
  /** Set if the other person has deleted their account. */
  gone?: true;
  /** For a reply, the id of the conversation's first message. */
  conversation?: string;
  catchId?: string;
  /** As it was when the message was sent. */
  catchFish?: CatchFish | undefined;
  /** Instead of it in messages from before it was stored: "Cod, 40 lb". */
  catchLabel?: string | undefined;
  /** Ids of the catch's first photo and of the other person's photo when the message was sent. */
  catchPhoto?: string;
  photo?: string;
}

export interface StoredMessage {
  card: StoredMessageCard;
  content: string;
  replyTo?: string;
}

interface StoredMessageCounts {
  total: number;
  unread: number;
}

/** A person's copy of a message, in their mailbox by time; an index lists the messages of a conversation. */
export const message = defineItem<StoredMessage>()('message', {
  pk: 'MAILBOX#{userId}',
  sk: '{messageId}',
  indexes: ({ userId, messageId }, { card }) => ({
    gsi1pk: inboxOf(userId).partition,
    gsi2pk: conversationOf(userId, card.conversation ?? messageId).partition,
  }),
  owner: { list: mailboxOf, exported: { as: 'messages' }, erased: 'by-store' },
});

export function mailboxOf(userId: string) {
  return listIn<StoredMessage>(`MAILBOX#${userId}`);
}

/** The inbox in the index: first the counts, since letters sort after digits, then messages without content. */
export function inboxOf(userId: string) {
  return listInIndex<Partial<Pick<StoredMessage, 'card'> & StoredMessageCounts>>('gsi1', `MAILBOX#${userId}`);
}

export function conversationOf(userId: string, conversationId: string) {
  return listInIndex('gsi2', `CONVERSATION#${conversationId}#${userId}`);
}

/** A person's numbers of messages and of unread messages, stored with the person and in the index of their mailbox. */
export const messageCounts = defineItem<StoredMessageCounts>()('message counts', {
  pk: 'USER#{userId}',
  sk: 'MESSAGES',
  indexes: ({ userId }) => ({ gsi1pk: inboxOf(userId).partition }),
  owner: { list: (userId) => listIn(`USER#${userId}`), exported: { as: 'more' }, erased: 'delete' },
});

interface StoredUndelivered {
  card: Pick<StoredMessageCard, 'other' | 'sent'>;
}

/** A message that wasn't delivered because the recipient had blocked its sender. Only the sender is stored. */
export const undelivered = defineItem<StoredUndelivered>()('undelivered message', {
  pk: 'UNDELIVERED#{recipientId}',
  sk: '{messageId}',
  owner: {
    list: undeliveredTo,
    exported: { not: 'The person blocked its sender, and its text is not stored.' },
    erased: 'by-store',
  },
});

/** Marks a deleted copy. It stores who has the other copy, so that the person's name can be erased there. */
export const discarded = defineItem<StoredUndelivered>()('deleted message', {
  pk: 'DISCARDED#{userId}',
  sk: '{messageId}',
  owner: {
    list: (userId) => listIn<StoredUndelivered>(`DISCARDED#${userId}`),
    exported: { not: 'The person deleted the message, and its text is not stored.' },
    erased: 'by-store',
  },
});

/** Counts that nobody reads, so that an undelivered message takes the same writes as a delivered one. */
export const undeliveredCounts = defineItem<StoredMessageCounts>()('undelivered message counts', {
  pk: 'UNDELIVERED#{recipientId}',
  sk: 'MESSAGES',
  indexes: ({ recipientId }) => ({ gsi1pk: undeliveredTo(recipientId).partition }),
  owner: {
    list: undeliveredTo,
    exported: { not: 'They count messages that were not delivered.' },
    erased: 'delete',
  },
});

/** Undelivered messages, and their counts, which have no card. */
export function undeliveredTo(recipientId: string) {
  return listIn<Partial<StoredUndelivered>>(`UNDELIVERED#${recipientId}`);
}

interface StoredBlock {
  /** ISO 8601. */
  blockedAt: string;
}

/** Marks a person whom another one has blocked. It is stored with the account, where GET /me reads it. */
export const block = defineItem<StoredBlock>()('block', {
  pk: 'USER#{userId}',
  sk: 'BLOCK#{blockedId}',
  owner: { list: blocksOf, exported: { as: 'more' }, erased: 'delete' },
});

/** All items stored with a person; the sort keys of blocks begin with `BLOCKS`. */
export function blocksOf(userId: string) {
  return listIn<StoredBlock>(`USER#${userId}`);
}
export const BLOCKS = 'BLOCK#';

export interface StoredExchange {
  /** The owner of the catch. */
  fishermanId: string;
  /** Number of messages about the catch by the buyer and by the fisherman. */
  asked?: number;
  answered?: number;
  /** Set if the buyer has rated the fisherman for this catch, after messages or a pickup. */
  isRated?: boolean;
}

/**
 * Counts a buyer's and a fisherman's messages about a catch, and remembers that the buyer rated it. It outlasts the
 * catch; an index lists it by fisherman.
 */
export const exchange = defineItem<StoredExchange>()('exchange about a catch', {
  pk: 'EXCHANGE#{buyerId}',
  sk: '{catchId}',
  indexes: (_, { fishermanId }) => ({ gsi1pk: exchangesWith(fishermanId).partition }),
  owner: {
    list: (userId) => listIn(`EXCHANGE#${userId}`),
    exported: { not: 'It only counts messages and ratings, and the export contains both.' },
    erased: 'delete',
  },
});

export function exchangesWith(fishermanId: string) {
  return listInIndex<StoredExchange>('gsi1', `EXCHANGES#WITH#${fishermanId}`);
}
