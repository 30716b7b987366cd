/** Steps of transactions, each with its error if its condition fails. All but checks can be written alone. */
import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { tableName } from './client.ts';
import { type Changes, type Condition, conditionFields, updateFields } from './expression.ts';
import type { Key } from './item.ts';
import { ChangedMeanwhile } from './retry.ts';

export interface TransactionStep {
  item: NonNullable<TransactWriteCommandInput['TransactItems']>[number];
  /** The error to throw when this step's condition doesn't hold. */
  otherwise?: () => Error;
}

/** A condition and the error to throw when it doesn't hold; AppError `conflict` by default. */
export interface Guard {
  condition: Condition;
  otherwise?: () => Error;
}

export const onlyIf = (condition: Condition, otherwise?: () => Error): Guard => ({
  condition,
  otherwise,
});

/** Requires that the item is as it was read. Otherwise ChangedMeanwhile is thrown, and `retry` reads again. */
export const ifUnchanged = (condition: Condition): Guard => onlyIf(condition, () => new ChangedMeanwhile());

/** Writes a whole item and replaces any item under its key. */
export function put(item: Key & object, guard?: Guard): TransactionStep {
  return step(
    { Put: { TableName: tableName(), Item: { ...item }, ...conditionFields(guard?.condition) } },
    guard,
  );
}

/** Changes attributes of an item. Without a condition it creates the item if it is absent. */
export function update(key: Key, changes: Changes, guard?: Guard): TransactionStep {
  return step(
    { Update: { TableName: tableName(), Key: keyOf(key), ...updateFields(changes, guard?.condition) } },
    guard,
  );
}

/** Removes an item; does nothing if it is absent. */
export function remove(key: Key, guard?: Guard): TransactionStep {
  return step(
    { Delete: { TableName: tableName(), Key: keyOf(key), ...conditionFields(guard?.condition) } },
    guard,
  );
}

/** Writes nothing. The other steps of the transaction happen only if the condition holds. */
export function check(key: Key, condition: Condition, otherwise?: () => Error): TransactionStep {
  const fields = { ConditionExpression: '', ...conditionFields(condition) };
  return step(
    { ConditionCheck: { TableName: tableName(), Key: keyOf(key), ...fields } },
    onlyIf(condition, otherwise),
  );
}

/** Checks an item that was read before. If it has changed, ChangedMeanwhile is thrown and `retry` reads again. */
export const checkUnchanged = (key: Key, condition: Condition): TransactionStep =>
  check(key, condition, () => new ChangedMeanwhile());

const keyOf = ({ pk, sk }: Key): Key => ({ pk, sk });

const step = (item: TransactionStep['item'], guard: Guard | undefined): TransactionStep => ({
  item,
  ...(guard?.otherwise && { otherwise: guard.otherwise }),
});
