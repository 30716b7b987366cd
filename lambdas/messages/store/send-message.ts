/** Sending: who the two are to each other is read first and is a condition of the write. */
import { AppError } from '#shared/contract/errors.ts';
import { NAME_KEYS, publicNameIn, publicNameKeys } from '../../people/store/public-names.ts';
import { tableName } from '../../table/client.ts';
import {
  blockKey,
  conversationOf,
  drawerOf,
  type Key,
  mailboxOf,
  messageCountsKey,
  messageKey,
  suspensionKey,
  tombstoneKey,
  undeliveredKey,
} from '../../table/keys.ts';
import { getItems } from '../../table/read.ts';
import type { TransactionStep } from '../../table/steps.ts';
import { transact } from '../../table/write.ts';
import type { StoredMessage } from './messages.ts';

export interface Correspondents {
  /** Public names; undefined for who has no account. */
  senderName: string | undefined;
  recipientName: string | undefined;
  isRecipientDeleted: boolean;
  isSenderSuspended: boolean;
  /** Whether the sender has blocked the recipient, and the other way round. */
  hasBlocked: boolean;
  isBlocked: boolean;
  /** The sender's copy of the message that is answered. */
  answered: StoredMessage | undefined;
}

/** All there is to know before a message is written, in one request. */
export async function readCorrespondents(
  senderId: string,
  recipientId: string,
  replyTo: string | undefined,
): Promise<Correspondents> {
  const states = [
    tombstoneKey(recipientId),
    suspensionKey(senderId),
    blockKey(senderId, recipientId),
    blockKey(recipientId, senderId),
    ...(replyTo === undefined ? [] : [messageKey(senderId, replyTo)]),
  ];
  const found = await getItems([...publicNameKeys(senderId), ...publicNameKeys(recipientId), ...states]);
  const [deleted, suspended, own, theirs, answered] = found.slice(2 * NAME_KEYS);
  return {
    senderName: publicNameIn(found.slice(0, NAME_KEYS)),
    recipientName: publicNameIn(found.slice(NAME_KEYS, 2 * NAME_KEYS)),
    isRecipientDeleted: deleted !== undefined,
    isSenderSuspended: suspended !== undefined,
    hasBlocked: own !== undefined,
    isBlocked: theirs !== undefined,
    answered: answered as unknown as StoredMessage | undefined,
  };
}

/** What the two are to each other is not what was read any more. */
export class CorrespondentsMoved extends Error {}

interface Sending {
  messageId: string;
  senderId: string;
  recipientId: string;
  /** The sender's copy; the recipient's follows from it. */
  copy: StoredMessage;
  /** Whether the recipient has blocked the sender: then it looks sent and does not arrive. */
  isBlocked: boolean;
}

/** Attempts of a transaction on counts that many senders change at the same time. */
const MAX_ATTEMPTS = 12;

/**
 * Writes both copies, both counts and whatever `alongside` brings, all or nothing. One that is not to arrive takes as many writes of
 * the same kinds, so that its sender cannot tell by waiting.
 * @throws CorrespondentsMoved; AppError for who was deleted or suspended meanwhile
 */
export async function sendMessage(sending: Sending, alongside: readonly TransactionStep[]): Promise<void> {
  const { messageId, senderId, recipientId, copy, isBlocked } = sending;
  const conversation = copy.card.conversation ?? messageId;
  const { sent: _sent, ...card } = copy.card;
  const theirs = { ...copy, card: { ...card, other: senderId, unread: true as const } };
  const steps = isBlocked
    ? [
        put(undeliveredKey(recipientId, messageId), { card: { other: senderId } }),
        count(undeliveredKey(recipientId, messageCountsKey('').sk), drawerOf(recipientId), 1),
      ]
    : [
        put(messageKey(recipientId, messageId), { ...listed(recipientId, conversation), ...theirs }),
        count(messageCountsKey(recipientId), mailboxOf(recipientId), 1),
      ];
  await transact(
    [
      put(messageKey(senderId, messageId), { ...listed(senderId, conversation), ...copy }),
      count(messageCountsKey(senderId), mailboxOf(senderId), 0),
      ...steps,
      stays(blockKey(recipientId, senderId), isBlocked),
      stays(blockKey(senderId, recipientId), false),
      stays(suspensionKey(senderId), false),
      stays(tombstoneKey(recipientId), false),
      ...alongside,
    ],
    { maxAttempts: MAX_ATTEMPTS },
  );
}

const listed = (userId: string, conversationId: string) => ({
  gsi1pk: mailboxOf(userId),
  gsi2pk: conversationOf(userId, conversationId),
});

function put(key: Key, item: object): TransactionStep {
  return {
    item: {
      Put: {
        TableName: tableName(),
        Item: { ...key, ...item },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
  };
}

/** @param list the index' partition that the counts are on top of */
function count(key: Key, list: string, unread: number): TransactionStep {
  return {
    item: {
      Update: {
        TableName: tableName(),
        Key: key,
        UpdateExpression: 'ADD #total :one, unread :unread SET gsi1pk = :list',
        // A word that DynamoDB keeps to itself.
        ExpressionAttributeNames: { '#total': 'total' },
        ExpressionAttributeValues: { ':one': 1, ':unread': unread, ':list': list },
      },
    },
  };
}

function stays(key: Key, isThere: boolean): TransactionStep {
  const ConditionExpression = isThere ? 'attribute_exists(pk)' : 'attribute_not_exists(pk)';
  return {
    item: { ConditionCheck: { TableName: tableName(), Key: key, ConditionExpression } },
    otherwise: () => new CorrespondentsMoved(),
  };
}

/** @throws AppError, where a message may not be written or has nobody to go to */
export function refuseSending(people: Correspondents): void {
  if (people.isSenderSuspended) {
    throw new AppError('not_allowed', 'Your account is suspended, so you cannot send messages.');
  }
  if (people.isRecipientDeleted) throw new AppError('not_found', 'This person has deleted their account.');
  if (people.recipientName === undefined) throw new AppError('not_found', 'There is no such person.');
  if (people.hasBlocked) {
    throw new AppError('conflict', 'You have blocked this person. End the block to write to them.');
  }
}
