/** All messages of one person: to hand them out, and to go without taking the other's copies along. */

import type { MessageRecord } from '#shared/messages/schemas.ts';
import { DELETED_PERSON } from '#shared/messages/schemas.ts';
import { type Key, mailboxOf, messageKey } from './keys.ts';
import { type StoredMessage, toMessage } from './messages.ts';
import { getItems, type TransactionStep, tableName, transact } from './table.ts';
import { itemsIn } from './whole-list.ts';

type Copy = StoredMessage & Key;

export async function readMailbox(userId: string): Promise<MessageRecord[]> {
  const messages: MessageRecord[] = [];
  for await (const copies of itemsIn<StoredMessage>(mailboxOf(userId))) {
    for (const copy of copies) messages.push(toMessage(userId, copy.sk, copy));
  }
  return messages;
}

class OthersMoved extends Error {}

const MAX_ATTEMPTS = 5;

/** Erases a person's copies, and their name from those of the others, who keep what was written to them. */
export async function eraseMailbox(userId: string): Promise<void> {
  for await (const copies of itemsIn<StoredMessage>(mailboxOf(userId))) {
    for (let attempt = 1; ; attempt++) {
      try {
        await eraseSome(copies);
        break;
      } catch (error) {
        if (!(error instanceof OthersMoved) || attempt === MAX_ATTEMPTS) throw error;
      }
    }
  }
}

/** The other one may have left before, or never got the message. */
async function eraseSome(copies: readonly Copy[]): Promise<void> {
  const others = await getItems(copies.map(({ sk, card }) => messageKey(card.other, sk)));
  const TableName = tableName();
  await transact(
    copies.flatMap(({ pk, sk, card }, index): TransactionStep[] => [
      { item: { Delete: { TableName, Key: { pk, sk } } } },
      ...(others[index] ? [forgetName(messageKey(card.other, sk), card.sent ? 'from' : 'to')] : []),
    ]),
  );
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
    otherwise: () => new OthersMoved(),
  };
}
