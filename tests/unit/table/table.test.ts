/** Cases that the local table never produces: a partly refused batch, or a clash with another transaction. */
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getItems } from '#lambdas/table/read.ts';
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
  // No waiting between attempts.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const key = (name: string) => ({ pk: name, sk: name });
const item = (name: string) => ({ ...key(name), name });

describe('a batch that the table answers in parts', () => {
  it('is asked for again until it is whole, and given in the order of the keys', async () => {
    const missing = { creel: { Keys: [marshall(key('a')), marshall(key('c'))] } };
    table.answer(
      { body: { Responses: { creel: [marshall(item('b'))] }, UnprocessedKeys: missing } },
      { body: { Responses: { creel: [marshall(item('a'))] } } },
    );
    expect(await getItems([key('a'), key('b'), key('c')])).toEqual([item('a'), item('b'), undefined]);
    expect(table.requests[1]?.body).toMatchObject({ RequestItems: missing });
  });

  it('is given up after five times, with the advice to come back', async () => {
    table.answer({ body: { UnprocessedKeys: { creel: { Keys: [marshall(key('a'))] } } } });
    const error = await getItems([key('a')]).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'too_many_requests', retryAfter: 1 });
    expect(table.requests).toHaveLength(5);
  });

  it('of nothing asks nothing', async () => {
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

  it('that clashed with another is tried again', async () => {
    table.answer(cancelled('None', 'TransactionConflict'), { body: {} });
    expect(await outcome([step('a'), step('b')])).toBe('done');
    expect(table.requests).toHaveLength(2);
  });

  it('that keeps clashing ends as a conflict', async () => {
    table.answer(cancelled('TransactionConflict'));
    expect(await outcome([step('a')])).toMatchObject({ code: 'conflict' });
    expect(table.requests).toHaveLength(6);
  });

  it.each(['ThrottlingError', 'ProvisionedThroughputExceeded'])(
    'that meets a busy table is tried again, and ends with the advice to come back: %s',
    async (code) => {
      table.answer(cancelled(code), { body: {} });
      expect(await outcome([step('a')])).toBe('done');
      table.answer(cancelled('TransactionConflict', code));
      expect(await outcome([step('a')])).toMatchObject({ code: 'too_many_requests', retryAfter: 1 });
    },
  );

  it('on what many change at once is tried as often as it was said', async () => {
    table.answer(cancelled('TransactionConflict'));
    await expect(transact([step('a')], { maxAttempts: 12 })).rejects.toMatchObject({ code: 'conflict' });
    expect(table.requests).toHaveLength(12);
  });

  it('fails with what its first broken condition means', async () => {
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

  it('fails as a conflict when nothing was said about the condition', async () => {
    table.answer(cancelled('ConditionalCheckFailed'));
    const error = await outcome([step('a')]);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: 'conflict' });
  });

  it.each(['ValidationError', 'ItemCollectionSizeLimitExceeded'])(
    'passes on what is our own fault: %s',
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
