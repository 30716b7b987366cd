/**
 * A function times out while it posts a catch, either before the write or after it. Nothing is lost, and nothing is
 * there twice.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createCatch } from '#shared/posts/catches/own-endpoints.ts';
import { expectConsistency } from '#tests/api/faults/consistency.ts';
import { aCatch, upload } from '#tests/support/builders.ts';
import type { WireRequest } from '#tests/support/cloud/faults.ts';
import { type FaultyCloud, startFaultyCloud } from '#tests/support/cloud/faulty-cloud.ts';
import { A_FISHERMAN } from '#tests/support/cloud/users.ts';
import { asOwner } from '#tests/support/own-posts.ts';

let cloud: FaultyCloud;

const isPost = ({ operation, body }: WireRequest) =>
  operation === 'TransactWriteItems' && body.includes('"CATCH#');
/** A delayed call waits until the cloud stops. Otherwise the function, which goes on in the background, would retry. */
const never = new Promise<never>(() => {});

/** A person whose post with a photo is interrupted by the function's timeout. */
async function somebodyPosting(breakOff: 'before' | 'after') {
  const user = await cloud.createUser({ fisherman: A_FISHERMAN });
  const { uploadId } = await upload(cloud, user);
  const request = {
    token: user.accessToken,
    idempotencyKey: crypto.randomUUID(),
    body: aCatch({ photos: [{ uploadId }] }),
  };
  cloud.dynamoDb.fail((wire) => isPost(wire) && wire.body.includes(uploadId), { breakOff, until: never });
  return { uploadId, own: asOwner(cloud, user), send: () => cloud.call(createCatch, request) };
}

type Posting = Awaited<ReturnType<typeof somebodyPosting>>;
let notWritten: Posting;
let written: Posting;

// Both at once, so that the test waits only once for the timeout.
beforeAll(async () => {
  cloud = await startFaultyCloud();
  const all = await Promise.all([somebodyPosting('before'), somebodyPosting('after')]);
  for (const { status } of await Promise.all(all.map(({ send }) => send())))
    expect(status).toBeGreaterThanOrEqual(500);
  cloud.dynamoDb.lift();
  [notWritten, written] = all;
});
afterEach(async () => {
  await cloud.settled();
  await expectConsistency(cloud);
});
afterAll(() => cloud.stop());

describe('a function that times out', () => {
  it('between upload and post keeps the photo for a later post', async () => {
    const { own, send, uploadId } = notWritten;
    expect(await own.catches()).toEqual([]);
    expect((await send()).body.photos).toMatchObject([{ id: uploadId }]);
    expect((await send()).status).toBe(201);
    expect(await own.catches()).toHaveLength(1);
  });

  it('after the write lets the phone’s retry find the post', async () => {
    const { own, send, uploadId } = written;
    const [posted] = await own.catches();
    const repeat = await send();
    expect(repeat.body).toMatchObject({ id: posted?.id, photos: [{ id: uploadId }] });
    expect(await own.catches()).toHaveLength(1);
  });
});
