// What comes out of a table's stream, and when. CREEL_DYNAMODB_ENDPOINT runs it against real AWS, LocalStack or
// DynamoDB Local: see dynamodb-support.ts.
import type { DynamoDBRecord } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StreamFollower } from '#local/dynamodb/stream.ts';
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
      bytes: Buffer.from('hi'),
      nested: { list: [1, 'two', null, true], tags: new Set(['x']) },
    });
    await stream.put('a', { bytes: Buffer.from('ho') });
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

  it('comes in order, whole, in batches of at most 25', async () => {
    const written = names(130);
    for (const sk of written) await stream.put(sk);
    const follower = stream.follow();
    await follower.idle();
    expect(follower.delivered()).toEqual(written);
    expect(Math.max(...follower.batches.map((batch) => batch.length))).toBe(25);
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
