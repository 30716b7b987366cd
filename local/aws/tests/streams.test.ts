/** Records of a table's stream, and their delivery. */
import type { DynamoDBRecord } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StreamFollower } from '../dynamodb/stream.ts';
import { names, StreamUnderTest, sortKeys } from './streams-support.ts';

let stream: StreamUnderTest;
beforeAll(async () => {
  stream = await StreamUnderTest.start();
});
beforeEach(() => stream.newTable());
afterEach(() => stream.stopFollowers());
afterAll(() => stream.dynamodb.stop());

describe('a stream', () => {
  it('gives a function the record that Lambda would give it', async () => {
    const follower = stream.follow();
    await stream.put('a', {
      word: 'hi',
      nested: { list: [1, 'two', null, true], tags: new Set(['x']) },
    });
    await stream.put('a', { word: 'ho' });
    await stream.remove('a');
    await follower.idle();
    const [inserted, modified, removed] = follower.batches.flat();
    expect(inserted).toMatchObject({
      eventName: 'INSERT',
      eventSource: 'aws:dynamodb',
      eventSourceARN: expect.stringContaining(`table/${stream.tableName}/stream/`),
      dynamodb: {
        ApproximateCreationDateTime: expect.any(Number),
        StreamViewType: 'NEW_AND_OLD_IMAGES',
        Keys: { pk: { S: 'fish' }, sk: { S: 'a' } },
        NewImage: {
          word: { S: 'hi' },
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
      dynamodb: { OldImage: { word: { S: 'hi' } }, NewImage: { word: { S: 'ho' } } },
    });
    expect(removed).toMatchObject({ eventName: 'REMOVE', dynamodb: { OldImage: { word: { S: 'ho' } } } });
    expect(removed?.dynamodb?.NewImage).toBeUndefined();
    expect(removed?.userIdentity).toBeUndefined();
  });

  it('comes in order, whole, in batches of at most 100', async () => {
    const written = names(130);
    for (const sk of written) await stream.put(sk);
    const follower = stream.follow();
    await follower.idle();
    expect(follower.delivered()).toEqual(written);
    expect(Math.max(...follower.batches.map((batch) => batch.length))).toBe(100);
  });

  it('has delivered all that was written before `idle` was called', async () => {
    const follower = stream.follow();
    for (const sk of names(20)) {
      await stream.put(sk);
      await follower.idle();
      expect(follower.delivered().at(-1)).toBe(sk);
    }
  });

  it('has delivered that even when `idle` is called during a delivery', async () => {
    const delivered: (string | undefined)[] = [];
    const asked = Promise.withResolvers<void>();
    const follower: StreamFollower = stream.follow({
      deliver: async (records: DynamoDBRecord[]) => {
        delivered.push(...sortKeys(records));
        if (delivered.length > 1) return;
        await stream.put('b');
        follower.idle().then(asked.resolve, asked.reject);
      },
    });
    await stream.put('a');
    await asked.promise;
    expect(delivered).toEqual(['a', 'b']);
  });

  it('does not wait in `idle` for what others write meanwhile', async () => {
    const follower = stream.follow();
    const writing = { on: true };
    const writer = (async () => {
      while (writing.on) await stream.put('busy', { at: performance.now() });
    })();
    await stream.put('mine');
    await follower.idle();
    expect(follower.delivered()).toContain('mine');
    writing.on = false;
    await writer;
  });
});

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
    for (const sk of names(105)) await stream.put(sk);
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
    expect(attempts.map(({ keys }) => keys)).toEqual([names(100), names(100), names(100), names(5, 100)]);
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
    await Promise.all([expect(waiting).rejects.toThrow('no longer followed'), follower.stop()]);
  });
});
