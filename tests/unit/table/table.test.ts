/** Cases that the local table never produces: a partly refused batch, or a conflict with another transaction. */
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getItems } from '#lambdas/table/read.ts';
import { isPassing } from '#lambdas/table/retry.ts';
import type { TransactionStep } from '#lambdas/table/steps.ts';
import { transact } from '#lambdas/table/write.ts';
import { AppError } from '#shared/contract/errors.ts';
import { refusal, type ScriptedTable, startScriptedTable } from '#tests/support/cloud/scripted-table.ts';

let table: ScriptedTable;
beforeAll(async () => {
  table = await startScriptedTable();
});
afterAll(() => table.close());
beforeEach(() => {
  vi.stubEnv('TABLE_NAME', 'creel');
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', table.endpoint);
  table.answer();
  // Avoids waiting between attempts.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const key = (name: string) => ({ pk: name, sk: name });
const item = (name: string) => ({ ...key(name), name });

describe('a batch with a partial response', () => {
  it('is requested again until it is complete, and returned in the order of the keys', async () => {
    const missing = { creel: { Keys: [marshall(key('a')), marshall(key('c'))] } };
    table.answer(
      { body: { Responses: { creel: [marshall(item('b'))] }, UnprocessedKeys: missing } },
      { body: { Responses: { creel: [marshall(item('a'))] } } },
    );
    expect(await getItems([key('a'), key('b'), key('c')])).toEqual([item('a'), item('b'), undefined]);
    expect(table.requests[1]?.body).toMatchObject({ RequestItems: missing });
  });

  it('fails after five attempts, with the advice to retry later', async () => {
    table.answer({ body: { UnprocessedKeys: { creel: { Keys: [marshall(key('a'))] } } } });
    const error = await getItems([key('a')]).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'too_many_requests', retryAfter: 1 });
    expect(error instanceof AppError && isPassing(error)).toBe(true);
    expect(table.requests).toHaveLength(5);
  });

  it('without keys sends no request', async () => {
    expect(await getItems([])).toEqual([]);
    expect(table.requests).toEqual([]);
  });
});

describe('a transaction', () => {
  const step = (name: string, otherwise?: () => Error): TransactionStep => ({
    item: { Put: { TableName: 'creel', Item: item(name) } },
    ...(otherwise && { otherwise }),
  });
  const cancelled = (...codes: string[]) =>
    refusal('TransactionCanceledException', { CancellationReasons: codes.map((Code) => ({ Code })) });
  const outcome = (steps: TransactionStep[]) =>
    transact(steps).then(
      () => 'done',
      (error: unknown) => error,
    );

  it('that conflicts with another is retried', async () => {
    table.answer(cancelled('None', 'TransactionConflict'), { body: {} });
    expect(await outcome([step('a'), step('b')])).toBe('done');
    expect(table.requests).toHaveLength(2);
  });

  it('that keeps conflicting fails as a conflict', async () => {
    table.answer(cancelled('TransactionConflict'));
    expect(await outcome([step('a')])).toMatchObject({ code: 'conflict' });
    expect(table.requests).toHaveLength(6);
  });

  it.each(['ThrottlingError', 'ProvisionedThroughputExceeded'])(
    'is retried for a busy table, and fails with the advice to retry later: %s',
    async (code) => {
      table.answer(cancelled(code), { body: {} });
      expect(await outcome([step('a')])).toBe('done');
      table.answer(cancelled('TransactionConflict', code));
      expect(await outcome([step('a')])).toMatchObject({ code: 'too_many_requests', retryAfter: 1 });
    },
  );

  it('is retried as often as requested if many change the same item', async () => {
    table.answer(cancelled('TransactionConflict'));
    await expect(transact([step('a')], { maxAttempts: 12 })).rejects.toMatchObject({ code: 'conflict' });
    expect(table.requests).toHaveLength(12);
  });

  it('fails with the error of its first condition that is not met', async () => {
    table.answer(cancelled('None', 'ConditionalCheckFailed', 'ConditionalCheckFailed'));
    const meaning = (word: string) => () => new Error(word);
    const error = await outcome([
      step('a', meaning('first')),
      step('b', meaning('second')),
      step('c', meaning('third')),
    ]);
    expect(error).toEqual(new Error('second'));
    expect(table.requests).toHaveLength(1);
  });

  it('fails as a conflict if the condition has no error of its own', async () => {
    table.answer(cancelled('ConditionalCheckFailed'));
    const error = await outcome([step('a')]);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: 'conflict' });
  });

  it.each(['ValidationError', 'ItemCollectionSizeLimitExceeded'])(
    'fails with the original error for a bug: %s',
    async (code) => {
      table.answer(cancelled(code));
      expect(await outcome([step('a')])).toMatchObject({
        name: 'TransactionCanceledException',
        cancellationCodes: [code],
      });
      expect(table.requests).toHaveLength(1);
    },
  );
});
