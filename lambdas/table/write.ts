/** Writes: one step alone, or several steps as a transaction. */
import { AppError } from '#shared/contract/errors.ts';
import { TableError, tableClient, tableName } from './client.ts';
import { type Changes, type Condition, updateFields } from './expression.ts';
import type { Found, ItemKey } from './item.ts';
import { retry } from './retry.ts';
import type { Guard, TransactionStep } from './steps.ts';

/** Maximum number of steps in one transaction. */
export const MAX_STEPS = 100;

/**
 * Writes all steps or none. Retries after a conflict with another transaction on the same items, and while the table is
 * busy.
 * @param options.maxAttempts 6 by default; more for a transaction on items that many requests change at the same time
 * @throws the error of the first step whose condition failed; AppError `conflict` when others kept writing the same
 * items, `too_many_requests` when the table stayed busy
 */
export async function transact(steps: readonly TransactionStep[], { maxAttempts = 6 } = {}): Promise<void> {
  const attempt = async () => {
    try {
      await tableClient.send('TransactWriteItems', { TransactItems: steps.map(({ item }) => item) });
    } catch (error) {
      throw meaningOf(error, steps);
    }
  };
  await retry(attempt, { maxAttempts, maxPauseMs: 1000, isRetryable: isClash, giveUp: givenUp });
}

/** Writes one step other than a check. @throws the step's error or AppError `conflict` if its condition fails */
export async function write(step: TransactionStep): Promise<void> {
  if (!(await writeIf(step))) throw step.otherwise?.() ?? new AppError('conflict');
}

/** Writes one step other than a check. @returns whether its condition held */
export async function writeIf({ item: { Put, Update, Delete } }: TransactionStep): Promise<boolean> {
  return await unlessRefused(async () => {
    if (Put) await tableClient.send('PutItem', Put);
    else if (Update) await tableClient.send('UpdateItem', Update);
    else if (Delete) await tableClient.send('DeleteItem', Delete);
    else throw new TypeError('A check writes nothing: use it in a transaction');
    return true;
  }, false);
}

/** Changes one item and returns it. @throws the guard's error or AppError `conflict` if its condition fails */
export async function updateItem<Stored>(
  key: ItemKey<Stored>,
  changes: Changes,
  guard?: Guard,
): Promise<Found<Stored>> {
  const updated = await updateItemIf(key, changes, guard?.condition);
  if (!updated) throw guard?.otherwise?.() ?? new AppError('conflict');
  return updated;
}

/** Like `updateItem`, but returns undefined if the condition doesn't hold. */
export async function updateItemIf<Stored>(
  { pk, sk }: ItemKey<Stored>,
  changes: Changes,
  condition?: Condition,
): Promise<Found<Stored> | undefined> {
  return await unlessRefused(async () => {
    const { Attributes } = await tableClient.send<'UpdateItem', Found<Stored>>('UpdateItem', {
      TableName: tableName(),
      Key: { pk, sk },
      ...updateFields(changes, condition),
      ReturnValues: 'ALL_NEW',
    });
    return Attributes;
  }, undefined);
}

async function unlessRefused<T, U>(send: () => Promise<T>, refused: U): Promise<T | U> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof TableError && error.name === 'ConditionalCheckFailedException') return refused;
    throw error;
  }
}

/** Returns the error of the first step whose condition failed, or any other error unchanged. */
function meaningOf(error: unknown, steps: readonly TransactionStep[]): unknown {
  const failed = codesOf(error).indexOf('ConditionalCheckFailed');
  if (failed < 0) return error;
  return steps[failed]?.otherwise?.() ?? new AppError('conflict', undefined, { cause: error });
}

const codesOf = (error: unknown): readonly string[] =>
  error instanceof TableError ? error.cancellationCodes : [];

const isBusy = (code: string) => code === 'ThrottlingError' || code === 'ProvisionedThroughputExceeded';

const isClash = (error: unknown) =>
  codesOf(error).some((code) => code === 'TransactionConflict' || isBusy(code));

function givenUp(cause: unknown): AppError {
  return codesOf(cause).some(isBusy)
    ? new AppError('too_many_requests', undefined, { retryAfter: 1, cause })
    : new AppError('conflict', undefined, { cause });
}
