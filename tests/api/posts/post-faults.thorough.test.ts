/**
 * Writes of posts that always find a concurrent change, and photos that are being written or moved while their owner or
 * post is deleted.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '#shared/accounts/endpoints.ts';
import { MINUTE } from '#shared/limits.ts';
import { createReport } from '#shared/moderation/endpoints.ts';
import { expectConsistency } from '#tests/api/faults/consistency.ts';
import { askForUpload, postCatch, postPledge, sendFile, smallFile, upload } from '#tests/support/builders.ts';
import type { Fault, WireRequest } from '#tests/support/cloud/faults.ts';
import { type FaultyCloud, startFaultyCloud } from '#tests/support/cloud/faulty-cloud.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { A_FISHERMAN } from '#tests/support/cloud/users.ts';
import { asOwner } from '#tests/support/own-posts.ts';
import { actOn } from '#tests/support/reports.ts';
import { apiErrors } from '#words/general/api-errors.ts';

let cloud: FaultyCloud;
let ruth: TestUser;
let own: ReturnType<typeof asOwner>;

beforeAll(async () => {
  cloud = await startFaultyCloud();
});
beforeEach(async () => {
  ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
  own = asOwner(cloud, ruth);
});
afterEach(async () => {
  cloud.dynamoDb.lift();
  cloud.s3.lift();
  await cloud.settled();
  await expectConsistency(cloud);
});
afterAll(() => cloud.stop());

/** A member's write of a post; writes of the stream are repeated until they succeed. */
const isWrite = ({ operation, body }: WireRequest) =>
  operation === 'TransactWriteItems' && /"(?:CATCH|PLEDGE)#/.test(body);

const objectsOf = (id: string) => cloud.bucket.keys().filter((key) => key.includes(id));

describe('a write that always finds a concurrent change', () => {
  const refused: Fault = {
    answer: {
      status: 400,
      contentType: 'application/x-amz-json-1.0',
      body: JSON.stringify({
        __type: 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException',
        Message: 'Transaction cancelled',
        CancellationReasons: [{ Code: 'ConditionalCheckFailed' }, { Code: 'None' }, { Code: 'None' }],
      }),
    },
  };

  it('is refused with a message', async () => {
    const [sold, given] = [await postCatch(cloud, ruth), await postPledge(cloud, ruth)];
    cloud.dynamoDb.fail(isWrite, refused);
    expect((await own.editPledge(given.id, { version: 1, story: 'x' })).error).toMatchObject({
      code: 'conflict',
      message: 'Update failed - the record might be protected by security policies',
    });
    expect((await own.editCatch(sold.id, { version: 1, quantity: 'x' })).error).toMatchObject({
      code: 'conflict',
      message: 'Failed to update catch. Please try again.',
    });
    for (const answer of [await own.setPledgeHidden(given.id, true), await own.deleteCatch(sold.id)])
      expect(answer.error).toMatchObject({ code: 'conflict', message: apiErrors.conflict });
  });
});

const puts = (prefix: string) => (wire: WireRequest) =>
  wire.method === 'PUT' && wire.path.includes(`/${prefix}/`);
const isSweep = ({ method, path }: WireRequest) => method === 'POST' && path.includes('delete');

describe('while the bucket is slow', () => {
  it('a photo that is written after its owner left is deleted too', async () => {
    const { uploadId, ...ticket } = await askForUpload(cloud, ruth);
    const written = Promise.withResolvers<void>();
    const met = cloud.s3.fail(puts('media'), { wait: written.promise });
    await sendFile({ uploadId, ...ticket }, smallFile());
    await expect.poll(met).toBeGreaterThan(0);
    const swept = cloud.s3.fail(isSweep, { wait: Promise.resolve() });
    expect((await cloud.call(deleteAccount, { token: ruth.accessToken })).status).toBe(200);
    await expect.poll(swept).toBeGreaterThan(0);
    written.resolve();
    await cloud.settled();
    cloud.clock.advance(3 * MINUTE);
    await cloud.settled();
    expect(objectsOf(uploadId)).toEqual([]);
  });

  it('a photo that is moved while its removed post is deleted goes too', async () => {
    const admin = await cloud.createUser({ groups: ['admin'] });
    const { uploadId } = await upload(cloud, ruth);
    const { id: catchId } = await postCatch(cloud, ruth, { photos: [{ uploadId }] });
    const body = { reportedUserId: ruth.userId, reportType: 'spam' as const, description: 'Spam.', catchId };
    const { id: reportId } = (await cloud.call(createReport, { token: admin.accessToken, body })).body;
    await cloud.settled();
    const moved = Promise.withResolvers<void>();
    const met = cloud.s3.fail(puts('withheld'), { wait: moved.promise });
    expect((await actOn(cloud, admin, reportId, { action: 'hide_post', note: 'Spam.' })).status).toBe(200);
    await expect.poll(met).toBeGreaterThan(0);
    const ofPhoto = (wire: WireRequest) => isSweep(wire) && wire.body.includes(`media/${uploadId}`);
    const swept = cloud.s3.fail(ofPhoto, { wait: Promise.resolve() });
    expect((await own.deleteCatch(catchId)).status).toBe(200);
    await expect.poll(swept).toBeGreaterThan(0);
    moved.resolve();
    await cloud.settled();
    expect(objectsOf(uploadId)).toEqual([]);
  });
});
