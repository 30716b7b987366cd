/** What the local table never does: refuse part of a batch, or clash with another transaction. */
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentClient } from '#lambdas/table/client.ts';
import { getItems } from '#lambdas/table/read.ts';
import type { TransactionStep } from '#lambdas/table/steps.ts';
import { transact } from '#lambdas/table/write.ts';
import { AppError } from '#shared/contract/errors.ts';

const table = mockClient(documentClient);

beforeEach(() => {
  vi.stubEnv('TABLE_NAME', 'creel');
  table.reset();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const key = (name: string) => ({ pk: name, sk: name });
const item = (name: string) => ({ ...key(name), name });

describe('a batch that the table answers in parts', () => {
  it('is asked for again until it is whole, and given in the order of the keys', async () => {
    table
      .on(BatchGetCommand)
      .resolvesOnce({
        Responses: { creel: [item('b')] },
        UnprocessedKeys: { creel: { Keys: [key('a'), key('c')] } },
      })
      .resolves({ Responses: { creel: [item('a')] } });
    expect(await getItems([key('a'), key('b'), key('c')])).toEqual([item('a'), item('b'), undefined]);
    expect(table.calls()[1]?.args[0].input).toMatchObject({
      RequestItems: { creel: { Keys: [key('a'), key('c')] } },
    });
  });

  it('is given up after five times, with the advice to come back', async () => {
    table.on(BatchGetCommand).resolves({ UnprocessedKeys: { creel: { Keys: [key('a')] } } });
    const error = await getItems([key('a')]).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'too_many_requests', retryAfter: 1 });
    expect(table.calls()).toHaveLength(5);
  });

  it('of nothing asks nothing', async () => {
    expect(await getItems([])).toEqual([]);
    expect(table.calls()).toEqual([]);
  });
});

describe('a transaction', () => {
  const step = (name: string, otherwise?: () => Error): TransactionStep => ({
    item: { Put: { TableName: 'creel', Item: item(name) } },
    ...(otherwise && { otherwise }),
  });
  const cancelled = (...codes: string[]) =>
    new TransactionCanceledException({
      message: 'cancelled',
      $metadata: {},
      CancellationReasons: codes.map((Code) => ({ Code })),
    });
  const outcome = (steps: TransactionStep[]) =>
    transact(steps).then(
      () => 'done',
      (error: unknown) => error,
    );

  it('that clashed with another is tried again', async () => {
    table.on(TransactWriteCommand).rejectsOnce(cancelled('None', 'TransactionConflict')).resolves({});
    expect(await outcome([step('a'), step('b')])).toBe('done');
    expect(table.calls()).toHaveLength(2);
  });

  it('that keeps clashing ends as a conflict', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    table.on(TransactWriteCommand).rejects(cancelled('TransactionConflict'));
    expect(await outcome([step('a')])).toMatchObject({ code: 'conflict' });
    expect(table.calls()).toHaveLength(6);
  });

  it.each(['ThrottlingError', 'ProvisionedThroughputExceeded'])(
    'that meets a busy table is tried again, and ends with the advice to come back: %s',
    async (code) => {
      vi.spyOn(Math, 'random').mockReturnValue(0);
      table.on(TransactWriteCommand).rejectsOnce(cancelled(code)).resolves({});
      expect(await outcome([step('a')])).toBe('done');
      table.on(TransactWriteCommand).rejects(cancelled('TransactionConflict', code));
      expect(await outcome([step('a')])).toMatchObject({ code: 'too_many_requests', retryAfter: 1 });
    },
  );

  it('on what many change at once is tried as often as it was said', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    table.on(TransactWriteCommand).rejects(cancelled('TransactionConflict'));
    await expect(transact([step('a')], { maxAttempts: 12 })).rejects.toMatchObject({ code: 'conflict' });
    expect(table.calls()).toHaveLength(12);
  });

  it('fails with what its first broken condition means', async () => {
    table
      .on(TransactWriteCommand)
      .rejects(cancelled('None', 'ConditionalCheckFailed', 'ConditionalCheckFailed'));
    const meaning = (word: string) => () => new Error(word);
    const error = await outcome([
      step('a', meaning('first')),
      step('b', meaning('second')),
      step('c', meaning('third')),
    ]);
    expect(error).toEqual(new Error('second'));
    expect(table.calls()).toHaveLength(1);
  });

  it('fails as a conflict when nothing was said about the condition', async () => {
    table.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed'));
    const error = await outcome([step('a')]);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: 'conflict' });
  });

  it.each(['ValidationError', 'ItemCollectionSizeLimitExceeded'])(
    'passes on what is our own fault: %s',
    async (code) => {
      const fault = cancelled(code);
      table.on(TransactWriteCommand).rejects(fault);
      expect(await outcome([step('a')])).toBe(fault);
      expect(table.calls()).toHaveLength(1);
    },
  );
});
