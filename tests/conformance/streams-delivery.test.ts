// How a stream is delivered when functions fail and followers stop. CREEL_DYNAMODB_ENDPOINT runs it against real AWS,
// LocalStack or DynamoDB Local: see dynamodb-support.ts.
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { names, StreamUnderTest, sortKeys } from './streams-support.ts';

let stream: StreamUnderTest;
beforeAll(async () => {
  stream = await StreamUnderTest.start();
});
beforeEach(() => stream.newTable());
afterEach(() => stream.stopFollowers());
afterAll(() => stream.dynamodb.stop());

describe('a follower', () => {
  it('goes on where the one before it stopped', async () => {
    const first = stream.follow();
    for (const sk of names(30)) await stream.put(sk);
    await first.idle();
    await first.stop();
    for (const sk of names(30, 30)) await stream.put(sk);
    const second = stream.follow();
    await second.idle();
    expect(second.delivered()).toEqual(names(30, 30));
  });

  it('delivers again what was not taken before it stopped', async () => {
    await stream.put('a');
    const tried = Promise.withResolvers<void>();
    const first = stream.follow({
      deliver: () => {
        tried.resolve();
        return Promise.reject(new Error('out of order'));
      },
    });
    await tried.promise;
    await first.stop();
    const second = stream.follow();
    await second.idle();
    expect(second.delivered()).toEqual(['a']);
  });

  it('repeats a batch that failed, with pauses, and nothing overtakes it', async () => {
    for (const sk of names(30)) await stream.put(sk);
    const attempts: { at: number; keys: (string | undefined)[] }[] = [];
    const failures: unknown[] = [];
    const follower = stream.follow({
      deliver: async (records: DynamoDBRecord[]) => {
        attempts.push({ at: performance.now(), keys: sortKeys(records) });
        if (attempts.length < 3) throw new Error(`attempt ${attempts.length}`);
      },
      onFailure: (error) => failures.push(error),
    });
    await follower.idle();
    expect(attempts.map(({ keys }) => keys)).toEqual([names(25), names(25), names(25), names(5, 25)]);
    expect(failures).toEqual([new Error('attempt 1'), new Error('attempt 2')]);
    const [first = 0, second = 0, third = 0] = attempts.map(({ at }) => at);
    expect(third - second).toBeGreaterThan(second - first);
  });

  it('repeats from the first record that was reported as failed', async () => {
    for (const sk of names(5)) await stream.put(sk);
    const attempts: (string | undefined)[][] = [];
    const follower = stream.follow({
      deliver: async (records: DynamoDBRecord[]) => {
        attempts.push(sortKeys(records));
        const failed = attempts.length === 1 ? [records[3], records[2]] : [];
        return {
          batchItemFailures: failed.map((r) => ({ itemIdentifier: r?.dynamodb?.SequenceNumber ?? '' })),
        };
      },
    });
    await follower.idle();
    expect(attempts).toEqual([names(5), names(3, 2)]);
  });

  it('repeats the whole batch for a reported record that is not in it', async () => {
    for (const sk of names(3)) await stream.put(sk);
    const attempts: (string | undefined)[][] = [];
    const follower = stream.follow({
      deliver: async (records: DynamoDBRecord[]) => {
        attempts.push(sortKeys(records));
        return { batchItemFailures: attempts.length === 1 ? [{ itemIdentifier: 'unknown' }] : [] };
      },
    });
    await follower.idle();
    expect(attempts).toEqual([names(3), names(3)]);
  });

  it('discards a batch after the attempts it was given, and says so', async () => {
    await stream.put('poison');
    const discards: boolean[] = [];
    const deliver = async () => {
      throw new Error('never');
    };
    const follower = stream.follow({
      deliver,
      maxAttempts: 2,
      onFailure: (_, __, discarded) => discards.push(discarded),
    });
    await follower.idle();
    expect(discards).toEqual([false, true]);
  });

  it('starts over for a table made anew under the same name', async () => {
    await stream.put('a');
    const first = stream.follow();
    await first.idle();
    await first.stop();
    const checkpointFile = stream.checkpointFile();
    await stream.newTable();
    await stream.put('b');
    const second = stream.follow({ checkpointFile });
    await second.idle();
    expect(second.delivered()).toEqual(['b']);
  });

  it('rejects those who wait for it when it is stopped', async () => {
    await stream.put('a');
    const follower = stream.follow({ deliver: () => Promise.reject(new Error('never')) });
    const waiting = follower.idle();
    await Promise.all([expect(waiting).rejects.toThrow('followed no more'), follower.stop()]);
  });

  it('keeps up with many writes at once', async () => {
    const follower = stream.follow();
    const batches = Array.from({ length: 40 }, (_, batch) => names(25, batch * 25));
    await Promise.all(
      batches.map((batch) =>
        stream.dynamodb.documents.send(
          new BatchWriteCommand({
            RequestItems: {
              [stream.tableName]: batch.map((sk) => ({ PutRequest: { Item: { pk: 'many', sk } } })),
            },
          }),
        ),
      ),
    );
    await follower.idle();
    expect(new Set(follower.delivered()).size).toBe(1000);
  });
});
