/**
 * Deletes a person's own copies of messages. The other person's copies stay, with a record that later allows erasing
 * the name from them.
 */
import { inBatches } from '#shared/in-batches.ts';
import { all, exists, lacks, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import {
  conversationOf,
  discarded,
  message,
  messageCounts,
  type StoredMessage,
  undelivered,
} from './items.ts';
import { findMessage } from './messages.ts';

/** Copies per transaction; each takes three steps. */
const DELETED_AT_ONCE = 30;
/** Maximum number of copies of a conversation to delete per call. */
const MOST_DELETED = 10 * DELETED_AT_ONCE;

/** Attempts of a transaction on counts that many senders change at the same time. */
const MAX_ATTEMPTS = 12;

/** Deletes a person's copy of a message. @throws AppError `not_found` */
export async function deleteMessage(userId: string, messageId: string): Promise<void> {
  await findMessage(userId, messageId);
  await deleteCopies(userId, [messageId]);
}

/**
 * Deletes a person's copies of a message's conversation, up to the maximum per call. The message itself is deleted
 * last, so that the call can be repeated until then.
 * @returns whether there are more
 * @throws AppError `not_found`
 */
export async function deleteConversation(userId: string, messageId: string): Promise<{ more: boolean }> {
  const { card } = await findMessage(userId, messageId);
  const conversation = conversationOf(userId, card.conversation ?? messageId);
  const { items: keys } = await table.queryKeys(conversation, { limit: MOST_DELETED });
  const others = keys.map(({ sk }) => sk).filter((id) => id !== messageId);
  const more = keys.length === MOST_DELETED;
  const ids = more ? others : [...others, messageId];
  for (const some of inBatches(ids, DELETED_AT_ONCE)) await deleteCopies(userId, some);
  return { more };
}

/** Deletes the copies that exist, and updates the counts. */
async function deleteCopies(userId: string, ids: readonly string[]): Promise<void> {
  await table.retry(async () => {
    const found = await table.getItems(ids.map((messageId) => message.key({ userId, messageId })));
    const copies = found.filter((copy) => copy !== undefined);
    if (copies.length === 0) return;
    const unread = copies.filter(({ card }) => card.unread).length;
    const counts = { total: -copies.length, ...(unread > 0 && { unread: -unread }) };
    await table.transact(
      [
        ...copies.flatMap((copy) => discard(userId, copy)),
        table.update(messageCounts.key({ userId }), { add: counts }),
      ],
      { maxAttempts: MAX_ATTEMPTS },
    );
  });
}

/** Requires that the copy still exists and its read state hasn't changed, so that counts stay right. */
function discard(
  userId: string,
  { sk: messageId, card }: table.Found<StoredMessage>,
): table.TransactionStep[] {
  const { other, sent, unread } = card;
  const asRead = unread ? exists('card.unread') : all(present, lacks('card.unread'));
  const guard = table.ifUnchanged(asRead);
  return [
    table.remove(message.key({ userId, messageId }), guard),
    table.put(discarded.item({ userId, messageId }, { card: { other, ...(sent && { sent }) } })),
    // It may never have been delivered; then nothing with the name is left.
    ...(sent ? [table.remove(undelivered.key({ recipientId: other, messageId }))] : []),
  ];
}
