/** Messages as their owner is told of them. */
import { AppError } from '#shared/contract/errors.ts';
import { DEFAULT_LIMIT } from '#shared/contract/list.ts';
import type { MessageCard, MessageRecord } from '#shared/messages/schemas.ts';
import { areFound, wordsIn } from '#shared/search.ts';
import { messageNotFound } from '#words/general/refusals.ts';
import { timeOfId } from '../../core/time-of-id.ts';
import { exists } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import {
  conversationOf,
  inboxOf,
  mailboxOf,
  message,
  messageCounts,
  type StoredMessage,
  type StoredMessageCard,
} from './items.ts';

function common(userId: string, messageId: string, card: StoredMessageCard) {
  const { subject, from, to, other, sent, unread, gone, conversation } = card;
  const { catchId, catchLabel, catchPhoto, photo } = card;
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
    catchId,
    catchLabel,
    catchPhotoId: catchPhoto,
    otherPhotoId: photo,
    createdAt: timeOfId(messageId),
  };
}

/** A copy as its owner is told of it. */
export function toMessage(
  userId: string,
  messageId: string,
  { card, content, replyTo }: StoredMessage,
): MessageRecord {
  return { ...common(userId, messageId, card), content, replyTo };
}

interface Inbox {
  items: MessageCard[];
  nextCursor?: string;
  /** On the first page. */
  total?: number;
  unread?: number;
}

/** One page of all that a person sent or received, newest first, in one request; of what is looked for, see `searchMailbox`. */
export async function listInbox(
  userId: string,
  { q, ...page }: table.PageRequest & { q?: string },
  now: Date,
): Promise<Inbox> {
  if (q !== undefined) return await searchMailbox(userId, q, page, now);
  const { cursor, limit = DEFAULT_LIMIT } = page;
  const isFirst = cursor === undefined;
  // The counts lie on top.
  const shown = { cursor, limit: isFirst ? limit + 1 : limit };
  const { items, ...rest } = await table.readPage(inboxOf(userId), shown, now);
  const counts = items.find(({ card }) => !card);
  return {
    ...rest,
    items: items.flatMap(({ sk, card }) =>
      card ? [{ ...common(userId, sk, card), preview: card.preview }] : [],
    ),
    ...(isFirst && { total: counts?.total ?? 0, unread: counts?.unread ?? 0 }),
  };
}

/**
 * One page of a person's messages with all these words, in subject, names or content, newest first. An index of the words of all messages would be
 * larger than they are; so a request looks through some hundreds of them, the page may be short, and the cursor leads on.
 */
async function searchMailbox(userId: string, q: string, page: table.PageRequest, now: Date): Promise<Inbox> {
  const words = wordsIn(q);
  if (words.length === 0) return { items: [] };
  const keep = ({ card: { subject, from, to }, content }: StoredMessage) =>
    areFound(words, wordsIn(`${subject} ${from} ${to} ${content}`));
  const list = { ...mailboxOf(userId), filter: { name: JSON.stringify(words), keep } };
  const { items, ...rest } = await table.readPage(list, page, now);
  return {
    ...rest,
    items: items.map(({ sk, card }) => ({ ...common(userId, sk, card), preview: card.preview })),
  };
}

/** @throws AppError `not_found` when there is none, or it is none of theirs */
export async function findMessage(userId: string, messageId: string): Promise<StoredMessage> {
  const found = await table.getItem(message.key({ userId, messageId }), { consistent: true });
  if (!found) throw new AppError('not_found', messageNotFound);
  return found;
}

export async function getMessage(userId: string, messageId: string): Promise<MessageRecord> {
  return toMessage(userId, messageId, await findMessage(userId, messageId));
}

/** One page of the conversation that a message belongs to, newest first. @throws AppError `not_found` */
export async function listConversation(
  userId: string,
  messageId: string,
  page: table.PageRequest,
  now: Date,
) {
  const { card } = await findMessage(userId, messageId);
  const conversation = conversationOf(userId, card.conversation ?? messageId);
  const { items, ...rest } = await table.readPage(conversation, page, now);
  const copies = await table.getItems(items.map(({ sk }) => message.key({ userId, messageId: sk })));
  return { ...rest, items: copies.flatMap((copy) => (copy ? [toMessage(userId, copy.sk, copy)] : [])) };
}

/** Marks a message as read and takes it off the count of unread ones; read already, nothing happens. @throws AppError `not_found` */
export async function markRead(userId: string, messageId: string): Promise<void> {
  const { card } = await findMessage(userId, messageId);
  if (!card.unread) return;
  const isUnread = table.ifUnchanged(exists('card.unread'));
  try {
    await table.transact([
      table.update(message.key({ userId, messageId }), { set: { 'card.unread': undefined } }, isUnread),
      table.update(messageCounts.key({ userId }), { add: { unread: -1 } }),
    ]);
  } catch (error) {
    if (!(error instanceof table.ChangedMeanwhile)) throw error;
  }
}
