/**
 * A function's time is up while it posts a catch: before the table was told, or when only its answer is late. Nothing is lost, nothing is there
 * twice, and what nobody comes back for is swept.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { upload as uploadItem } from '#lambdas/photos/store/items.ts';
import { createCatch } from '#shared/catches/endpoints.ts';
import type { WireRequest } from '#tests/support/faults.ts';
import { type FaultyCloud, startFaultyCloud } from '#tests/support/faulty-cloud.ts';
import type { TestUser } from '#tests/support/users.ts';
import { storedKeys } from './bucket.ts';
import { aCatch, upload } from './builders.ts';
import { expectConsistency } from './consistency.ts';
import { asOwner } from './own-posts.ts';
import { setAttribute } from './table.ts';

/** Seconds: long enough for a busy machine, short enough to be waited for. */
const TIMEOUT = 4;

let cloud: FaultyCloud;
let ruth: TestUser;
let own: ReturnType<typeof asOwner>;

beforeAll(async () => {
  cloud = await startFaultyCloud({ timeout: TIMEOUT });
});
beforeEach(async () => {
  ruth = await cloud.createUser();
  own = asOwner(cloud, ruth);
});
afterEach(async () => {
  cloud.dynamoDb.lift();
  await cloud.settled();
  await expectConsistency(cloud);
});
afterAll(() => cloud.stop());

const newUpload = async () => (await upload(cloud, ruth)).uploadId;
const isPost = ({ operation, body }: WireRequest) =>
  operation === 'TransactWriteItems' && body.includes('"CATCH#');
/** What is held is held until the cloud stops: else the function, which goes on in the background, would try again. */
const never = new Promise<never>(() => {});

describe('a function whose time is up', () => {
  const post = async (photos: { uploadId: string }[]) => {
    const request = {
      token: ruth.accessToken,
      idempotencyKey: crypto.randomUUID(),
      body: aCatch({ photos }),
    };
    return () => cloud.call(createCatch, request);
  };

  it('between upload and post leaves the photo to be posted later', async () => {
    const uploadId = await newUpload();
    const send = await post([{ uploadId }]);
    cloud.dynamoDb.fail(isPost, { breakOff: 'before', until: never });
    expect((await send()).status).toBeGreaterThanOrEqual(500);
    expect(await own.catches()).toEqual([]);
    cloud.dynamoDb.lift();
    expect((await send()).body.photos).toMatchObject([{ id: uploadId }]);
    expect((await send()).status).toBe(201);
    expect(await own.catches()).toHaveLength(1);
  });

  it('after the post was written has the phone’s repeat find it', async () => {
    const uploadId = await newUpload();
    const send = await post([{ uploadId }]);
    cloud.dynamoDb.fail(isPost, { breakOff: 'after', until: never });
    expect((await send()).status).toBeGreaterThanOrEqual(500);
    cloud.dynamoDb.lift();
    const [posted] = await own.catches();
    const repeat = await send();
    expect(repeat.body).toMatchObject({ id: posted?.id, photos: [{ id: uploadId }] });
    expect(await own.catches()).toHaveLength(1);
  });

  it('and a phone that never repeats leave no orphan: the upload is swept after a day', async () => {
    const uploadId = await newUpload();
    cloud.dynamoDb.fail(isPost, { breakOff: 'before', until: never });
    expect((await (await post([{ uploadId }]))()).status).toBeGreaterThanOrEqual(500);
    cloud.dynamoDb.lift();
    expect(await objectsOf(uploadId)).not.toEqual([]);
    await expire(uploadId);
    expect(await objectsOf(uploadId)).toEqual([]);
    expect(await own.catches()).toEqual([]);
  });
});

const objectsOf = async (id: string) => (await storedKeys(cloud)).filter((key) => key.includes(id));

/** As if a day had passed since it was asked for. */
async function expire(uploadId: string): Promise<void> {
  await setAttribute(cloud, uploadItem.key({ uploadId }), 'expiresAt', Math.floor(Date.now() / 1000) - 60);
  await cloud.sweepExpired();
  await cloud.settled();
}
