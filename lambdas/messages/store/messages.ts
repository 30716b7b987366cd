/** Reads messages for their owner. */
import { AppError } from '#shared/contract/errors.ts';
import { DEFAULT_LIMIT } from '#shared/contract/list.ts';
import type { MessageCard, MessageRecord } from '#shared/messages/schemas.ts';
import { areFound, wordsIn } from '#shared/search.ts';
import { speciesName } from '#shared/species/species.ts';
import { messageNotFound } from '#words/general/refusals.ts';
import { timeOfId } from '../../core/time-of-id.ts';
import type { EmailWords } from '../../mail/words-in.ts';
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

/** "Cod, 40 lb". @param words of an email's recipient; otherwise those of the request */
export const catchLabelOf = (
  { catchFish, catchLabel }: Pick<StoredMessageCard, 'catchFish' | 'catchLabel'>,
  words?: Pick<EmailWords, 'language' | 'species'>,
): string | undefined =>
  catchFish
    ? `${speciesName(catchFish, words?.language, words?.species)}, ${catchFish.quantity}`
    : catchLabel;

function common(userId: string, messageId: string, card: StoredMessageCard) {
  const { subject, from, to, other, sent, unread, gone, conversation } = card;
  const { catchId, catchPhoto, photo } = card;
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
    catchLabel: catchLabelOf(card),
    catchPhotoId: catchPhoto,
    otherPhotoId: photo,
    createdAt: timeOfId(messageId),
  };
}

/** Returns a copy as its owner sees it. */
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
  /** Only on the first page. */
  total?: number;
  unread?: number;
}

/** Reads one page of a person's messages, newest first, in one request; for a search, see `searchMailbox`. */
export async function listInbox(
  userId: string,
  { q, ...page }: table.PageRequest & { q?: string },
  now: Date,
): Promise<Inbox> {
  if (q !== undefined) return await searchMailbox(userId, q, page, now);
  const { cursor, limit = DEFAULT_LIMIT } = page;
  const isFirst = cursor === undefined;
  // The first page also contains the counts.
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
 * Returns one page of a person's messages that contain all these words in subject, names or content, newest first. An
 * index of all words would be larger than the messages, so each request reads some hundreds of messages: a page may be
 * short and still have a next one.
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

/** @throws AppError `not_found` if the person has no such message */
export async function findMessage(userId: string, messageId: string): Promise<StoredMessage> {
  const found = await table.getItem(message.key({ userId, messageId }), { consistent: true });
  if (!found) throw new AppError('not_found', messageNotFound);
  return found;
}

export async function getMessage(userId: string, messageId: string): Promise<MessageRecord> {
  return toMessage(userId, messageId, await findMessage(userId, messageId));
}

/** Reads one page of a message's conversation, newest first. @throws AppError `not_found` */
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

/** Marks a message as read and lowers the count of unread ones, once. @throws AppError `not_found` */
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
