/** Messages of one person that go, without taking the other's copies along. */
import { DELETED_PERSON } from '#shared/messages/schemas.ts';
import { present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { message, type StoredMessageCard, undelivered } from './items.ts';

/** For undelivered messages only the writer is stored. */
interface ErasableMessage {
  card: Pick<StoredMessageCard, 'other' | 'sent'>;
}

/**
 * Erases copies of a person, and their name from those of the others, who keep what was written to them; also from those that never arrived,
 * which their writers take for delivered.
 */
export async function eraseMessages(items: readonly table.Found<ErasableMessage>[]): Promise<void> {
  await table.retry(() => erase(items));
}

/** The other one may have left before, or never got the message. */
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
