/**
 * Messages. Each of the two people has a copy of their own, so that reading, listing, blocking and leaving never touch the other's.
 * docs/decisions/2026-11-21-messages.md says why.
 */
import { defineItem, listIn, listInIndex } from '../../table/index.ts';

/** A copy without what its key says. 25 of them and the counts are 1.5 read units: hence what is left out. */
export interface StoredMessageCard {
  subject: string;
  preview: string;
  /** Names of the two, as they were then. */
  from: string;
  to: string;
  /** User id of the other one. */
  other: string;
  /** Whether this is the sender's copy. */
  sent?: true;
  unread?: true;
  /** Whether the other one has deleted their account. */
  gone?: true;
  /** Of a reply: the id of the conversation's first message. */
  conversation?: string;
  catchId?: string;
  catchLabel?: string;
  /** Ids of the catch's first photo and of the other one's, as they were then. */
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

/** A person's copy of a message: in their mailbox by time, and in an index with the others of its conversation. */
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

/** The inbox: counts first, since letters sort after digits, then messages without their content. */
export function inboxOf(userId: string) {
  return listInIndex<Partial<Pick<StoredMessage, 'card'> & StoredMessageCounts>>('gsi1', `MAILBOX#${userId}`);
}

export function conversationOf(userId: string, conversationId: string) {
  return listInIndex('gsi2', `CONVERSATION#${conversationId}#${userId}`);
}

/** How many messages a person has and how many of them are unread: with the person, and in the index of their mailbox. */
export const messageCounts = defineItem<StoredMessageCounts>()('message counts', {
  pk: 'USER#{userId}',
  sk: 'MESSAGES',
  indexes: ({ userId }) => ({ gsi1pk: inboxOf(userId).partition }),
  owner: { list: (userId) => listIn(`USER#${userId}`), exported: { as: 'more' }, erased: 'delete' },
});

interface StoredUndelivered {
  card: Pick<StoredMessageCard, 'other' | 'sent'>;
}

/** A message that wasn't delivered because the receiver blocked its writer. Only the writer is stored, to be erased with either person. */
export const undelivered = defineItem<StoredUndelivered>()('undelivered message', {
  pk: 'UNDELIVERED#{recipientId}',
  sk: '{messageId}',
  owner: {
    list: undeliveredTo,
    exported: { not: 'They blocked who wrote it, and nothing of what was written is kept.' },
    erased: 'by-store',
  },
});

/** That a person deleted their copy of a message: only whose copy of it still bears their name, so that it can be taken from there when they leave. */
export const discarded = defineItem<StoredUndelivered>()('deleted message', {
  pk: 'DISCARDED#{userId}',
  sk: '{messageId}',
  owner: {
    list: (userId) => listIn<StoredUndelivered>(`DISCARDED#${userId}`),
    exported: { not: 'They deleted the message, and nothing of it is kept for them.' },
    erased: 'by-store',
  },
});

/** Counts that nobody reads: sending what does not arrive takes the same writes as sending what does. */
export const undeliveredCounts = defineItem<StoredMessageCounts>()('undelivered message counts', {
  pk: 'UNDELIVERED#{recipientId}',
  sk: 'MESSAGES',
  indexes: ({ recipientId }) => ({ gsi1pk: undeliveredTo(recipientId).partition }),
  owner: { list: undeliveredTo, exported: { not: 'They count what did not arrive.' }, erased: 'delete' },
});

/** Undelivered messages, and the counts, which have no card. */
export function undeliveredTo(recipientId: string) {
  return listIn<Partial<StoredUndelivered>>(`UNDELIVERED#${recipientId}`);
}

interface StoredBlock {
  /** ISO 8601. */
  blockedAt: string;
}

/** That a person has blocked another one: beside their account, where GET /me reads it. */
export const block = defineItem<StoredBlock>()('block', {
  pk: 'USER#{userId}',
  sk: 'BLOCK#{blockedId}',
  owner: { list: blocksOf, exported: { as: 'more' }, erased: 'delete' },
});

/** All that lies with a person; their blocks are what begins with `BLOCKS`. */
export function blocksOf(userId: string) {
  return listIn<StoredBlock>(`USER#${userId}`);
}
export const BLOCKS = 'BLOCK#';

export interface StoredExchange {
  /** The owner of the catch. */
  fishermanId: string;
  /** Messages that the buyer wrote about it, and that the fisherman did. */
  asked?: number;
  answered?: number;
  /** The buyer has rated the fisherman for it. */
  isRated?: boolean;
}

/** That a buyer and a fisherman wrote to each other about a catch: it outlasts the catch, and lies in an index with the fisherman. */
export const exchange = defineItem<StoredExchange>()('exchange about a catch', {
  pk: 'EXCHANGE#{buyerId}',
  sk: '{catchId}',
  indexes: (_, { fishermanId }) => ({ gsi1pk: exchangesWith(fishermanId).partition }),
  owner: {
    list: (userId) => listIn(`EXCHANGE#${userId}`),
    exported: { not: 'It only counts messages, which are in the export themselves.' },
    erased: 'delete',
  },
});

export function exchangesWith(fishermanId: string) {
  return listInIndex<StoredExchange>('gsi1', `EXCHANGES#WITH#${fishermanId}`);
}
