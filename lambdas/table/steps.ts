/** Steps of transactions, each with what it means when its condition does not hold. Any of them can also be written alone (`write`). */
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

/** A condition, and what it means when it does not hold; AppError `conflict` when nothing is said. */
export interface Guard {
  condition: Condition;
  otherwise?: () => Error;
}

export const onlyIf = (condition: Condition, otherwise?: () => Error): Guard => ({
  condition,
  otherwise,
});

/** On condition that nobody changed what was read before. @throws ChangedMeanwhile from the step when somebody did: `retry` reads again */
export const ifUnchanged = (condition: Condition): Guard => onlyIf(condition, () => new ChangedMeanwhile());

/** Writes a whole item in place of what may lie under its key. */
export function put(item: Key & object, guard?: Guard): TransactionStep {
  return step(
    { Put: { TableName: tableName(), Item: { ...item }, ...conditionFields(guard?.condition) } },
    guard,
  );
}

/** Changes attributes of an item. Without a condition one that is absent comes into being. */
export function update(key: Key, changes: Changes, guard?: Guard): TransactionStep {
  return step(
    { Update: { TableName: tableName(), Key: keyOf(key), ...updateFields(changes, guard?.condition) } },
    guard,
  );
}

/** Removes an item; one that is absent stays so. */
export function remove(key: Key, guard?: Guard): TransactionStep {
  return step(
    { Delete: { TableName: tableName(), Key: keyOf(key), ...conditionFields(guard?.condition) } },
    guard,
  );
}

/** Writes nothing: the other steps of the transaction happen only while this holds. */
export function check(key: Key, condition: Condition, otherwise?: () => Error): TransactionStep {
  const fields = { ConditionExpression: '', ...conditionFields(condition) };
  return step(
    { ConditionCheck: { TableName: tableName(), Key: keyOf(key), ...fields } },
    onlyIf(condition, otherwise),
  );
}

/** The same of what was read before. @throws ChangedMeanwhile from the step when it holds no more: `retry` reads again */
export const checkUnchanged = (key: Key, condition: Condition): TransactionStep =>
  check(key, condition, () => new ChangedMeanwhile());

const keyOf = ({ pk, sk }: Key): Key => ({ pk, sk });

const step = (item: TransactionStep['item'], guard: Guard | undefined): TransactionStep => ({
  item,
  ...(guard?.otherwise && { otherwise: guard.otherwise }),
});
