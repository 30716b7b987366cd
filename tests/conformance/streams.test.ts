// The stream of a table, as an event source mapping delivers it. CREEL_DYNAMODB_ENDPOINT runs it against real AWS,
// LocalStack or DynamoDB Local: see dynamodb-support.ts.
import { join } from 'node:path';
import { BatchWriteCommand, DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { followStream, type StreamFollower, type StreamOptions } from '#local/dynamodb/stream.ts';
import { type DynamoDbUnderTest, startDynamoDbUnderTest } from './dynamodb-support.ts';

let dynamodb: DynamoDbUnderTest;
let tableName: string;
const running: StreamFollower[] = [];
beforeAll(async () => {
  dynamodb = await startDynamoDbUnderTest();
});
beforeEach(async () => {
  tableName = await dynamodb.makeTable();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((follower) => follower.stop()));
});
afterAll(() => dynamodb.stop());

const put = (sk: string, more = {}) =>
  dynamodb.documents.send(new PutCommand({ TableName: tableName, Item: { pk: 'fish', sk, ...more } }));
const remove = (sk: string) =>
  dynamodb.documents.send(new DeleteCommand({ TableName: tableName, Key: { pk: 'fish', sk } }));
const names = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => String(index + from).padStart(3, '0'));
const sortKeys = (records: DynamoDBRecord[]) => records.map((record) => record.dynamodb?.Keys?.sk?.S);

/** A follower that notes what it delivers, in batches. */
function follow(options: Partial<StreamOptions> = {}) {
  const batches: DynamoDBRecord[][] = [];
  const follower = followStream({
    endpoint: dynamodb.endpoint,
    tableName,
    checkpointFile: join(dynamodb.directory, `${tableName}.json`),
    deliver: async (records: DynamoDBRecord[]) => {
      batches.push(records);
    },
    ...options,
  });
  running.push(follower);
  return { ...follower, batches, delivered: () => sortKeys(batches.flat()) };
}

describe('a stream', () => {
  it('gives a function the record that Lambda would give it', async () => {
    const follower = follow();
    await put('a', {
      bytes: Buffer.from('hi'),
      nested: { list: [1, 'two', null, true], tags: new Set(['x']) },
    });
    await put('a', { bytes: Buffer.from('ho') });
    await remove('a');
    await follower.idle();
    const [inserted, modified, removed] = follower.batches.flat();
    expect(inserted).toMatchObject({
      eventName: 'INSERT',
      eventSource: 'aws:dynamodb',
      eventSourceARN: expect.stringContaining(`table/${tableName}/stream/`),
      dynamodb: {
        ApproximateCreationDateTime: expect.any(Number),
        StreamViewType: 'NEW_AND_OLD_IMAGES',
        Keys: { pk: { S: 'fish' }, sk: { S: 'a' } },
        NewImage: {
          bytes: { B: 'aGk=' },
          nested: {
            M: {
              list: { L: [{ N: '1' }, { S: 'two' }, { NULL: true }, { BOOL: true }] },
              tags: { SS: ['x'] },
            },
          },
        },
      },
    });
    expect(modified).toMatchObject({
      eventName: 'MODIFY',
      dynamodb: { OldImage: { bytes: { B: 'aGk=' } }, NewImage: { bytes: { B: 'aG8=' } } },
    });
    expect(removed).toMatchObject({ eventName: 'REMOVE', dynamodb: { OldImage: { bytes: { B: 'aG8=' } } } });
    expect(removed?.dynamodb?.NewImage).toBeUndefined();
    expect(removed?.userIdentity).toBeUndefined();
  });

  it('says when it was DynamoDB itself that deleted what had expired', async () => {
    const follower = follow();
    await put('old', { expiresAt: 1000 });
    await dynamodb.sweepExpired();
    // Outside, where nothing can be told to sweep, it takes its time.
    await vi.waitFor(
      () => expect(follower.batches.flat().map((record) => record.eventName)).toContain('REMOVE'),
      {
        timeout: 60_000,
      },
    );
    expect(follower.batches.flat().at(-1)?.userIdentity).toEqual({
      principalId: 'dynamodb.amazonaws.com',
      type: 'Service',
    });
  });

  it('comes in order, whole, in batches of at most 25', async () => {
    const written = names(130);
    for (const sk of written) await put(sk);
    const follower = follow();
    await follower.idle();
    expect(follower.delivered()).toEqual(written);
    expect(Math.max(...follower.batches.map((batch) => batch.length))).toBe(25);
  });

  it('has delivered all that was written before `idle` was called', async () => {
    const follower = follow();
    for (const sk of names(20)) {
      await put(sk);
      await follower.idle();
      expect(follower.delivered().at(-1)).toBe(sk);
    }
  });

  it('has delivered that even when `idle` is called during a delivery', async () => {
    const delivered: (string | undefined)[] = [];
    const asked = Promise.withResolvers<void>();
    const follower: StreamFollower = follow({
      deliver: async (records: DynamoDBRecord[]) => {
        delivered.push(...sortKeys(records));
        if (delivered.length > 1) return;
        await put('b');
        follower.idle().then(asked.resolve, asked.reject);
      },
    });
    await put('a');
    await asked.promise;
    expect(delivered).toEqual(['a', 'b']);
  });

  it('does not wait in `idle` for what others write meanwhile', async () => {
    const follower = follow();
    const writing = { on: true };
    const writer = (async () => {
      while (writing.on) await put('busy', { at: performance.now() });
    })();
    await put('mine');
    await follower.idle();
    expect(follower.delivered()).toContain('mine');
    writing.on = false;
    await writer;
  });
});

describe('a follower', () => {
  it('goes on where the one before it stopped', async () => {
    const first = follow();
    for (const sk of names(30)) await put(sk);
    await first.idle();
    await first.stop();
    for (const sk of names(30, 30)) await put(sk);
    const second = follow();
    await second.idle();
    expect(second.delivered()).toEqual(names(30, 30));
  });

  it('delivers again what was not taken before it stopped', async () => {
    await put('a');
    const tried = Promise.withResolvers<void>();
    const first = follow({
      deliver: () => {
        tried.resolve();
        return Promise.reject(new Error('out of order'));
      },
    });
    await tried.promise;
    await first.stop();
    const second = follow();
    await second.idle();
    expect(second.delivered()).toEqual(['a']);
  });

  it('repeats a batch that failed, with pauses, and nothing overtakes it', async () => {
    for (const sk of names(30)) await put(sk);
    const attempts: { at: number; keys: (string | undefined)[] }[] = [];
    const failures: unknown[] = [];
    const follower = follow({
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
    for (const sk of names(5)) await put(sk);
    const attempts: (string | undefined)[][] = [];
    const follower = follow({
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
    for (const sk of names(3)) await put(sk);
    const attempts: (string | undefined)[][] = [];
    const follower = follow({
      deliver: async (records: DynamoDBRecord[]) => {
        attempts.push(sortKeys(records));
        return { batchItemFailures: attempts.length === 1 ? [{ itemIdentifier: 'unknown' }] : [] };
      },
    });
    await follower.idle();
    expect(attempts).toEqual([names(3), names(3)]);
  });

  it('discards a batch after the attempts it was given, and says so', async () => {
    await put('poison');
    const discards: boolean[] = [];
    const deliver = async () => {
      throw new Error('never');
    };
    const follower = follow({
      deliver,
      maxAttempts: 2,
      onFailure: (_, __, discarded) => discards.push(discarded),
    });
    await follower.idle();
    expect(discards).toEqual([false, true]);
  });

  it('starts over for a table made anew under the same name', async () => {
    await put('a');
    const first = follow();
    await first.idle();
    await first.stop();
    const other = await dynamodb.makeTable();
    const checkpointFile = join(dynamodb.directory, `${tableName}.json`);
    tableName = other;
    await put('b');
    const second = follow({ checkpointFile });
    await second.idle();
    expect(second.delivered()).toEqual(['b']);
  });

  it('rejects those who wait for it when it is stopped', async () => {
    await put('a');
    const follower = follow({ deliver: () => Promise.reject(new Error('never')) });
    const waiting = follower.idle();
    await Promise.all([expect(waiting).rejects.toThrow('followed no more'), follower.stop()]);
  });

  it('keeps up with many writes at once', async () => {
    const follower = follow();
    const batches = Array.from({ length: 40 }, (_, batch) => names(25, batch * 25));
    await Promise.all(
      batches.map((batch) =>
        dynamodb.documents.send(
          new BatchWriteCommand({
            RequestItems: { [tableName]: batch.map((sk) => ({ PutRequest: { Item: { pk: 'many', sk } } })) },
          }),
        ),
      ),
    );
    await follower.idle();
    expect(new Set(follower.delivered()).size).toBe(1000);
  });
});
