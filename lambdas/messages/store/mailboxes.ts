/** All messages of one person: to hand them out, and to go without taking the other's copies along. */

import type { MessageRecord } from '#shared/messages/schemas.ts';
import { DELETED_PERSON } from '#shared/messages/schemas.ts';
import { tableName } from '../../table/client.ts';
import { drawerOf, type Key, mailboxOf, messageKey, undeliveredKey } from '../../table/keys.ts';
import { itemsIn } from '../../table/partition.ts';
import { getItems } from '../../table/read.ts';
import { ChangedMeanwhile, retry } from '../../table/retry.ts';
import type { TransactionStep } from '../../table/steps.ts';
import { transact } from '../../table/write.ts';
import { type StoredMessage, toMessage } from './messages.ts';

export async function readMailbox(userId: string): Promise<MessageRecord[]> {
  const messages: MessageRecord[] = [];
  for await (const copies of itemsIn<StoredMessage>({ partition: mailboxOf(userId) })) {
    for (const copy of copies) messages.push(toMessage(userId, copy.sk, copy));
  }
  return messages;
}

/** What did not arrive knows only who wrote it. */
type Undelivered = { card: Pick<StoredMessage['card'], 'other' | 'sent'> } & Key;

/**
 * Erases a person's copies, and their name from those of the others, who keep what was written to them; also from those that never arrived,
 * which their writers take for delivered.
 */
export async function eraseMailbox(userId: string): Promise<void> {
  for (const partition of [mailboxOf(userId), drawerOf(userId)]) {
    for await (const items of itemsIn<Undelivered>({ partition })) {
      await retry(() => eraseSome(items));
    }
  }
}

/** The other one may have left before, or never got the message. */
async function eraseSome(items: readonly Undelivered[]): Promise<void> {
  // A drawer's counts are about nobody.
  const messages = items.filter(({ card }) => card !== undefined);
  const others = await getItems(messages.map(({ sk, card }) => messageKey(card.other, sk)));
  await transact([
    ...items.map(remove),
    ...messages.map(({ sk, card }, index) =>
      others[index]
        ? forgetName(messageKey(card.other, sk), card.sent ? 'from' : 'to')
        : remove(undeliveredKey(card.other, sk)),
    ),
  ]);
}

function remove({ pk, sk }: Key): TransactionStep {
  return { item: { Delete: { TableName: tableName(), Key: { pk, sk } } } };
}

function forgetName(key: Key, name: 'from' | 'to'): TransactionStep {
  return {
    item: {
      Update: {
        TableName: tableName(),
        Key: key,
        UpdateExpression: 'SET card.#name = :nobody, card.gone = :gone',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#name': name },
        ExpressionAttributeValues: { ':nobody': DELETED_PERSON, ':gone': true },
      },
    },
    otherwise: () => new ChangedMeanwhile(),
  };
}
