/**
 * Messages. Each of the two people has a copy of their own, so that reading, listing, blocking and leaving never touch the other's.
 * docs/decisions/2026-11-21-messages.md says why.
 */
import { decodeTime } from 'ulid';
import { AppError } from '#shared/contract/errors.ts';
import { DEFAULT_LIMIT } from '#shared/contract/list.ts';
import type { MessageCard, MessageRecord } from '#shared/messages/schemas.ts';
import { tableName } from '../../table/client.ts';
import { conversationOf, mailboxOf, messageCountsKey, messageKey } from '../../table/keys.ts';
import { type PageRequest, readPage } from '../../table/page.ts';
import { getItem, getItems } from '../../table/read.ts';
import { transact } from '../../table/write.ts';

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
  /** Of a reply. */
  conversation?: string;
  catchId?: string;
  catchLabel?: string;
}

export interface StoredMessage {
  card: StoredMessageCard;
  content: string;
  replyTo?: string;
}

export interface MessageCounts {
  total?: number;
  unread?: number;
}

type Listed = MessageCounts & { card: StoredMessageCard };

function common(userId: string, messageId: string, card: StoredMessageCard) {
  const { subject, from, to, other, sent, unread, gone, conversation, catchId, catchLabel } = card;
  return {
    id: messageId,
    conversationId: conversation ?? messageId,
    subject,
    senderId: sent ? userId : other,
    senderName: from,
    recipientId: sent ? other : userId,
    recipientName: to,
    isRead: !unread,
    canReply: !gone,
    ...(catchId !== undefined && { catchId }),
    ...(catchLabel !== undefined && { catchLabel }),
    createdAt: new Date(decodeTime(messageId)).toISOString(),
  };
}

/** A copy as its owner is told of it. */
export function toMessage(
  userId: string,
  messageId: string,
  { card, content, replyTo }: StoredMessage,
): MessageRecord {
  return { ...common(userId, messageId, card), content, ...(replyTo !== undefined && { replyTo }) };
}

interface Inbox {
  items: MessageCard[];
  nextCursor?: string;
  /** On the first page. */
  total?: number;
  unread?: number;
}

/** One page of all that a person sent or received, newest first, in one request. */
export async function listInbox(userId: string, page: PageRequest, now: Date): Promise<Inbox> {
  const { cursor, limit = DEFAULT_LIMIT } = page;
  const isFirst = cursor === undefined;
  const list = { partition: mailboxOf(userId), index: 'gsi1' as const };
  // The counts lie on top.
  const read = await readPage<Listed>(list, { cursor, limit: isFirst ? limit + 1 : limit }, now);
  const countsAt = messageCountsKey(userId).sk;
  const counts = read.items.find(({ sk }) => sk === countsAt);
  return {
    ...read,
    items: read.items
      .filter((item) => item !== counts)
      .map(({ sk, card }) => ({ ...common(userId, sk, card), preview: card.preview })),
    ...(isFirst && { total: counts?.total ?? 0, unread: counts?.unread ?? 0 }),
  };
}

/** @throws AppError `not_found` when there is none, or it is none of theirs */
export async function findMessage(userId: string, messageId: string): Promise<StoredMessage> {
  const found = await getItem<StoredMessage>(messageKey(userId, messageId), { consistent: true });
  if (!found) throw new AppError('not_found', 'Message not found');
  return found;
}

export async function getMessage(userId: string, messageId: string): Promise<MessageRecord> {
  return toMessage(userId, messageId, await findMessage(userId, messageId));
}

/** One page of the conversation that a message belongs to, newest first. @throws AppError `not_found` */
export async function listConversation(userId: string, messageId: string, page: PageRequest, now: Date) {
  const { card } = await findMessage(userId, messageId);
  const partition = conversationOf(userId, card.conversation ?? messageId);
  const { items, ...rest } = await readPage<Listed>({ partition, index: 'gsi2' }, page, now);
  const copies = await getItems(items.map(({ sk }) => messageKey(userId, sk)));
  return {
    ...rest,
    items: items.flatMap(({ sk }, index) => {
      const copy = copies[index] as unknown as StoredMessage | undefined;
      return copy ? [toMessage(userId, sk, copy)] : [];
    }),
  };
}

class AlreadyRead extends Error {}

/** Takes a message and the count of unread ones forward together; read already, nothing happens. @throws AppError `not_found` */
export async function markRead(userId: string, messageId: string): Promise<void> {
  const { card } = await findMessage(userId, messageId);
  if (!card.unread) return;
  const TableName = tableName();
  try {
    await transact([
      {
        item: {
          Update: {
            TableName,
            Key: messageKey(userId, messageId),
            UpdateExpression: 'REMOVE card.unread',
            ConditionExpression: 'attribute_exists(card.unread)',
          },
        },
        otherwise: () => new AlreadyRead(),
      },
      {
        item: {
          Update: {
            TableName,
            Key: messageCountsKey(userId),
            UpdateExpression: 'ADD unread :less',
            ExpressionAttributeValues: { ':less': -1 },
          },
        },
      },
    ]);
  } catch (error) {
    if (!(error instanceof AlreadyRead)) throw error;
  }
}
