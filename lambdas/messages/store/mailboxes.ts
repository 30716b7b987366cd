/** Erases messages of one person without deleting the other person's copies. */
import { DELETED_PERSON } from '#shared/messages/schemas.ts';
import { present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { message, type StoredMessageCard, undelivered } from './items.ts';

/** A message to erase. For undelivered messages only the sender is stored. */
interface ErasableMessage {
  card: Pick<StoredMessageCard, 'other' | 'sent'>;
}

/** Erases a person's copies, and their name in other people's copies or records of undelivered messages. */
export async function eraseMessages(items: readonly table.Found<ErasableMessage>[]): Promise<void> {
  await table.retry(() => erase(items));
}

/** The other person may have left before, or may never have received the message. */
async function erase(items: readonly table.Found<ErasableMessage>[]): Promise<void> {
  const messages = items.map(({ sk, card }) => ({ messageId: sk, ...card }));
  const copies = await table.getItems(
    messages.map(({ messageId, other }) => message.key({ userId: other, messageId })),
  );
  await table.transact([
    ...items.map((item) => table.remove(item)),
    ...messages.map(({ messageId, other, sent }, index) =>
      copies[index]
        ? forgetName(other, messageId, sent ? 'from' : 'to')
        : table.remove(undelivered.key({ recipientId: other, messageId })),
    ),
  ]);
}

function forgetName(userId: string, messageId: string, name: 'from' | 'to'): table.TransactionStep {
  return table.update(
    message.key({ userId, messageId }),
    { set: { [`card.${name}`]: DELETED_PERSON, 'card.gone': true, 'card.photo': undefined } },
    table.ifUnchanged(present),
  );
}
