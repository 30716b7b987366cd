/** All messages of one person: to hand them out, and to go without taking the other's copies along. */
import { DELETED_PERSON, type MessageRecord } from '#shared/messages/schemas.ts';
import {
  ChangedMeanwhile,
  type Found,
  getItems,
  type ItemList,
  itemsIn,
  onlyIf,
  present,
  remove,
  retry,
  type TransactionStep,
  transact,
  update,
} from '../../table/index.ts';
import { mailboxOf, message, type StoredMessageCard, undelivered, undeliveredTo } from './items.ts';
import { toMessage } from './messages.ts';

export async function readMailbox(userId: string): Promise<MessageRecord[]> {
  const messages: MessageRecord[] = [];
  for await (const copies of itemsIn(mailboxOf(userId))) {
    for (const copy of copies) messages.push(toMessage(userId, copy.sk, copy));
  }
  return messages;
}

/** Of what did not arrive only the writer is kept; its counts have no card. */
interface ErasableMessage {
  card?: Pick<StoredMessageCard, 'other' | 'sent'>;
}

/**
 * Erases a person's copies, and their name from those of the others, who keep what was written to them; also from those that never arrived,
 * which their writers take for delivered.
 */
export async function eraseMailbox(userId: string): Promise<void> {
  const lists: ItemList<ErasableMessage>[] = [mailboxOf(userId), undeliveredTo(userId)];
  for (const list of lists) {
    for await (const items of itemsIn(list)) await retry(() => erase(items));
  }
}

/** The other one may have left before, or never got the message. */
async function erase(items: readonly Found<ErasableMessage>[]): Promise<void> {
  const messages = items.flatMap(({ sk, card }) => (card ? [{ messageId: sk, ...card }] : []));
  const copies = await getItems(
    messages.map(({ messageId, other }) => message.key({ userId: other, messageId })),
  );
  await transact([
    ...items.map((item) => remove(item)),
    ...messages.map(({ messageId, other, sent }, index) =>
      copies[index]
        ? forgetName(other, messageId, sent ? 'from' : 'to')
        : remove(undelivered.key({ recipientId: other, messageId })),
    ),
  ]);
}

function forgetName(userId: string, messageId: string, name: 'from' | 'to'): TransactionStep {
  return update(
    message.key({ userId, messageId }),
    { set: { [`card.${name}`]: DELETED_PERSON, 'card.gone': true } },
    onlyIf(present, () => new ChangedMeanwhile()),
  );
}
