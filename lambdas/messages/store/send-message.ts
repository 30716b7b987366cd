/** Sends messages. The relation of the two people is read first and is a condition of the write. */

import { tombstone } from '../../people/store/items.ts';
import { publicNameIn, publicNameKeys } from '../../people/store/public-names.ts';
import { requireNotSuspended } from '../../suspensions/store/suspensions.ts';
import { absent, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import {
  block,
  inboxOf,
  message,
  messageCounts,
  type StoredMessage,
  undelivered,
  undeliveredCounts,
  undeliveredTo,
} from './items.ts';

export interface Correspondents {
  /** Public names; undefined without an account. */
  senderName: string | undefined;
  recipientName: string | undefined;
  /** Photo ids; undefined without a photo. */
  senderPhoto?: string | undefined;
  recipientPhoto?: string | undefined;
  isRecipientDeleted: boolean;
  /** Whether the sender has blocked the recipient, and whether the recipient has blocked the sender. */
  hasBlocked: boolean;
  isBlocked: boolean;
  /** The sender's copy of the message that this one replies to. */
  answered: StoredMessage | undefined;
}

/** Reads everything that sending depends on, in one request. */
export async function readCorrespondents(
  senderId: string,
  recipientId: string,
  replyTo: string | undefined,
): Promise<Correspondents> {
  const [sender, recipient, [deleted, own, theirs], [answered]] = await table.getGroups([
    publicNameKeys(senderId),
    publicNameKeys(recipientId),
    [
      tombstone.key({ userId: recipientId }),
      block.key({ userId: senderId, blockedId: recipientId }),
      block.key({ userId: recipientId, blockedId: senderId }),
    ],
    replyTo === undefined ? [] : [message.key({ userId: senderId, messageId: replyTo })],
  ]);
  return {
    senderName: publicNameIn(sender),
    recipientName: publicNameIn(recipient),
    senderPhoto: sender[0]?.photo?.id,
    recipientPhoto: recipient[0]?.photo?.id,
    isRecipientDeleted: deleted !== undefined,
    hasBlocked: own !== undefined,
    isBlocked: theirs !== undefined,
    answered,
  };
}

export interface Sending {
  messageId: string;
  senderId: string;
  recipientId: string;
  /** The sender's copy, from which the recipient's is made. */
  copy: StoredMessage;
  senderPhoto?: string | undefined;
  /** Whether the recipient has blocked the sender. Then the message looks sent but isn't delivered. */
  isBlocked: boolean;
}

/** Attempts of a transaction on counts that many senders change at the same time. */
const MAX_ATTEMPTS = 12;

/**
 * Writes both copies, both counts and the steps `alongside` in one transaction. An undelivered message takes the same
 * number and kinds of writes, so that response times reveal nothing to its sender.
 * @throws ChangedMeanwhile if the relation of the two people has changed since it was read
 */
export async function sendMessage(
  sending: Sending,
  alongside: readonly table.TransactionStep[],
): Promise<void> {
  const { messageId, senderId, recipientId, copy, isBlocked } = sending;
  await table.transact(
    [
      table.put(message.item({ userId: senderId, messageId }, copy), table.onlyIf(absent)),
      count(messageCounts.key({ userId: senderId }), inboxOf(senderId).partition, 0),
      ...(isBlocked ? keepUndelivered(sending) : deliver(sending)),
      stays(block.key({ userId: recipientId, blockedId: senderId }), isBlocked),
      stays(block.key({ userId: senderId, blockedId: recipientId }), false),
      requireNotSuspended(senderId),
      stays(tombstone.key({ userId: recipientId }), false),
      ...alongside,
    ],
    { maxAttempts: MAX_ATTEMPTS },
  );
}

function deliver({ messageId, senderId, recipientId, copy, senderPhoto }: Sending): table.TransactionStep[] {
  const { sent: _sent, ...card } = copy.card;
  const theirs = { ...copy, card: { ...card, other: senderId, photo: senderPhoto, unread: true as const } };
  return [
    table.put(message.item({ userId: recipientId, messageId }, theirs), table.onlyIf(absent)),
    count(messageCounts.key({ userId: recipientId }), inboxOf(recipientId).partition, 1),
  ];
}

const keepUndelivered = ({ messageId, senderId, recipientId }: Sending): table.TransactionStep[] => [
  table.put(
    undelivered.item({ recipientId, messageId }, { card: { other: senderId } }),
    table.onlyIf(absent),
  ),
  count(undeliveredCounts.key({ recipientId }), undeliveredTo(recipientId).partition, 1),
];

const count = (key: table.Key, gsi1pk: string, unread: 0 | 1): table.TransactionStep =>
  table.update(key, { add: { total: 1, unread }, set: { gsi1pk } });

const stays = (key: table.Key, isThere: boolean): table.TransactionStep =>
  table.checkUnchanged(key, isThere ? present : absent);
