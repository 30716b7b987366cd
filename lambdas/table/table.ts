/** The one table: a client, reads by key, and transactions whose every condition knows what its failure means. */
import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { AppError } from '#shared/contract/errors.ts';
import { environment } from '../environment.ts';
import type { Key } from './keys.ts';

export const documentClient = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
  marshallOptions: { removeUndefinedValues: true },
});

export const tableName = (): string => environment('TABLE_NAME');

/** The item under this key, typed as its writer stored it, or undefined. */
export async function getItem<T>(key: Key, { consistent = false } = {}): Promise<(T & Key) | undefined> {
  const { Item } = await documentClient.send(
    new GetCommand({ TableName: tableName(), Key: { pk: key.pk, sk: key.sk }, ConsistentRead: consistent }),
  );
  return Item as (T & Key) | undefined;
}

/** Up to 100 items in one request, in the order of the keys; undefined where there is none. Strongly consistent unless asked otherwise. */
export async function getItems(
  keys: readonly Key[],
  { consistent = true } = {},
): Promise<(Record<string, unknown> | undefined)[]> {
  if (keys.length === 0) return [];
  const found = new Map<string, Record<string, unknown>>();
  let pending: Key[] = keys.map(({ pk, sk }) => ({ pk, sk }));
  for (let attempt = 0; pending.length > 0; attempt++) {
    if (attempt === 5) throw new AppError('too_many_requests', undefined, { retryAfter: 1 });
    const answer = await documentClient.send(
      new BatchGetCommand({ RequestItems: { [tableName()]: { Keys: pending, ConsistentRead: consistent } } }),
    );
    for (const item of answer.Responses?.[tableName()] ?? []) found.set(`${item.pk}|${item.sk}`, item);
    pending = (answer.UnprocessedKeys?.[tableName()]?.Keys ?? []) as unknown as Key[];
  }
  return keys.map((key) => found.get(`${key.pk}|${key.sk}`));
}

export interface TransactionStep {
  item: NonNullable<TransactWriteCommandInput['TransactItems']>[number];
  /** What it means when this step's condition does not hold. */
  otherwise?: () => Error;
}

/** Tries of a transaction that clashes; one on what many change at once takes more. */
const TRIES = 6;

/**
 * Writes all steps or none. A clash with another transaction on the same items, or a busy table, is tried again.
 * @throws what the first failed step's `otherwise` gives; AppError `conflict` when others kept writing the same items, `too_many_requests`
 * when the table stayed busy
 */
export async function transact(steps: readonly TransactionStep[], { tries = TRIES } = {}): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await documentClient.send(new TransactWriteCommand({ TransactItems: steps.map((step) => step.item) }));
      return;
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      throwIfRefused(error, steps);
      if (attempt === tries) throw givenUp(error);
      await pause(attempt);
    }
  }
}

function throwIfRefused(error: TransactionCanceledException, steps: readonly TransactionStep[]): void {
  const reasons = error.CancellationReasons ?? [];
  const failed = reasons.findIndex((reason) => reason.Code === 'ConditionalCheckFailed');
  if (failed >= 0)
    throw steps[failed]?.otherwise?.() ?? new AppError('conflict', undefined, { cause: error });
  if (!reasons.some(({ Code }) => Code === 'TransactionConflict' || isBusy(Code))) throw error;
}

function isBusy(code: string | undefined): boolean {
  return code === 'ThrottlingError' || code === 'ProvisionedThroughputExceeded';
}

function givenUp(cause: TransactionCanceledException): AppError {
  const busy = cause.CancellationReasons?.some(({ Code }) => isBusy(Code)) === true;
  if (busy) return new AppError('too_many_requests', undefined, { retryAfter: 1, cause });
  return new AppError('conflict', undefined, { cause });
}

const LONGEST_PAUSE = 1000;

/** Full jitter, so that those who clashed do not meet again. */
function pause(attempt: number): Promise<void> {
  return new Promise((resolve) =>
    setTimeout(resolve, Math.random() * Math.min(20 * 2 ** attempt, LONGEST_PAUSE)),
  );
}
