/**
 * Table and bucket fail while people post and manage posts: no post is lost, nothing happens twice, nothing is left over once the stream has
 * settled, and every failure is told in words. What failed is repeated as a phone repeats it.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { upload as uploadItem } from '#lambdas/photos/store/items.ts';
import { deleteAccount } from '#shared/accounts/endpoints.ts';
import { MINUTE } from '#shared/limits.ts';
import { createReport } from '#shared/moderation/endpoints.ts';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import { createCatch } from '#shared/posts/catches/own-endpoints.ts';
import {
  aCatch,
  askForUpload,
  postCatch,
  postPledge,
  sendFile,
  smallFile,
  stateOf,
  upload,
} from '#tests/support/builders.ts';
import { FAULTS, type Fault, type WireRequest } from '#tests/support/faults.ts';
import { type FaultyCloud, startFaultyCloud } from '#tests/support/faulty-cloud.ts';
import { actOn } from '#tests/support/reports.ts';
import { setAttribute } from '#tests/support/table.ts';
import type { TestUser } from '#tests/support/users.ts';
import { A_FISHERMAN } from '#tests/support/users.ts';
import { apiErrors } from '#words/general/api-errors.ts';
import { storedKeys } from './bucket.ts';
import { expectConsistency } from './consistency.ts';
import { asOwner } from './own-posts.ts';

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

const newUpload = async () => (await upload(cloud, ruth)).uploadId;
/** What members write of posts; what the stream writes after it comes again until it is taken. */
const isWrite = ({ operation, body }: WireRequest) =>
  operation === 'TransactWriteItems' && /"(?:CATCH|PLEDGE)#/.test(body);

const BUSY = { status: 429, error: { code: 'too_many_requests', message: apiErrors.too_many_requests } };

const objectsOf = async (id: string) => (await storedKeys(cloud)).filter((key) => key.includes(id));

/** As if a day had passed since it was asked for. */
async function expire(uploadId: string): Promise<void> {
  await setAttribute(cloud, uploadItem.key({ uploadId }), 'expiresAt', Math.floor(Date.now() / 1000) - 60);
  await cloud.sweepExpired();
  await cloud.settled();
}

describe('a write that something always comes in between of', () => {
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

  it('is given up in words', async () => {
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

describe('while reads are throttled', () => {
  it('nothing is changed, and the refusal says to wait', async () => {
    const { id } = await postPledge(cloud, ruth);
    cloud.dynamoDb.fail(
      ({ operation, body }) => operation === 'GetItem' && body.includes(`PLEDGE#${id}`),
      FAULTS.dynamoDb.throttled,
    );
    for (const answer of [
      await own.editPledge(id, { version: 1, mealsPledged: 3 }),
      await own.setPledgeHidden(id, true),
      await own.deletePledge(id),
      await own.readPledge(id),
    ]) {
      expect(answer.error).toMatchObject(BUSY.error);
      expect(answer.headers.get('retry-after')).toBe('1');
    }
    cloud.dynamoDb.lift();
    expect((await own.readPledge(id)).body).toMatchObject({ version: 1, hidden: false, mealsPledged: 24 });
  });
});

const puts = (prefix: string) => (wire: WireRequest) =>
  wire.method === 'PUT' && wire.path.includes(`/${prefix}/`);
const gets = (prefix: string) => (wire: WireRequest) =>
  wire.method === 'GET' && wire.path.includes(`/${prefix}/`);
const isSweep = ({ method, path }: WireRequest) => method === 'POST' && path.includes('delete');

describe('while the bucket fails', () => {
  it('an upload is told so by S3, and the same address takes it later', async () => {
    const ticket = await askForUpload(cloud, ruth);
    cloud.s3.fail(puts('incoming'), FAULTS.s3.failed);
    expect((await sendFile(ticket, smallFile())).status).toBe(500);
    expect((await stateOf(cloud, ruth, ticket.uploadId)).status).toBe('waiting');
    cloud.s3.lift();
    expect((await sendFile(ticket, smallFile())).ok).toBe(true);
    await cloud.settled();
    expect((await stateOf(cloud, ruth, ticket.uploadId)).status).toBe('ready');
  });

  it.each([
    ['reads', gets('incoming')],
    ['writes', puts('media')],
  ])('for a while, a photo it %s is processed nevertheless', async (_name, match) => {
    // More than the SDK tries in one go.
    const met = cloud.s3.fail(match, FAULTS.s3.failed, 4);
    expect((await upload(cloud, ruth)).status).toBe('ready');
    expect(met()).toBe(4);
  });

  it('for good, a photo cannot be posted, its post can without it, and nothing of it stays', async () => {
    cloud.s3.fail(
      ({ path, ...wire }) => puts('media')({ path, ...wire }) && path.includes('1280'),
      FAULTS.s3.failed,
    );
    const { uploadId, status } = await upload(cloud, ruth);
    expect(status).toBe('processing');
    const refused = await cloud.call(createCatch, {
      token: ruth.accessToken,
      body: aCatch({ photos: [{ uploadId }] }),
    });
    expect(refused.error).toMatchObject({
      message: 'A photo is still being processed. Please wait a moment and try again.',
      issues: [{ path: 'photos.0' }],
    });
    expect((await postCatch(cloud, ruth)).hasPhotos).toBe(false);
    expect(await objectsOf(uploadId)).not.toEqual([]);
    cloud.s3.lift();
    await expire(uploadId);
    expect(await objectsOf(uploadId)).toEqual([]);
  });

  it('a photo whose owner leaves while it is written goes too, though it is there only after them', async () => {
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
    expect(await objectsOf(uploadId)).toEqual([]);
  });

  it('a photo whose post is deleted while it is moved, since it was taken down, goes too', async () => {
    const admin = await cloud.createUser({ groups: ['admin'] });
    const uploadId = await newUpload();
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
    expect(await objectsOf(uploadId)).toEqual([]);
  });

  it('a deleted post is gone at once, and its photos as soon as they can be', async () => {
    const uploadId = await newUpload();
    const { id } = await postCatch(cloud, ruth, { photos: [{ uploadId }] });
    const met = cloud.s3.fail(isSweep, FAULTS.s3.failed, 7);
    expect((await own.deleteCatch(id)).status).toBe(200);
    expect((await cloud.call(getCatch, { params: { catchId: id } })).status).toBe(404);
    await cloud.settled();
    expect(met()).toBe(7);
    expect(await objectsOf(uploadId)).toEqual([]);
  });
});

describe('while the stream is late', () => {
  it('posts are as their owner made them; photos that went are swept when it comes', async () => {
    const [one, two] = [await newUpload(), await newUpload()];
    const { id } = await postCatch(cloud, ruth, { photos: [{ uploadId: one }, { uploadId: two }] });
    await cloud.settled();
    const later = Promise.withResolvers<void>();
    cloud.s3.fail(isSweep, { wait: later.promise });
    expect((await own.removePhoto(id, one)).body.photos).toMatchObject([{ id: two }]);
    expect((await own.setCatchHidden(id, true)).body.hidden).toBe(true);
    expect((await own.setCatchHidden(id, false)).body.hidden).toBe(false);
    expect((await own.deleteCatch(id)).status).toBe(200);
    expect(await own.catches()).toEqual([]);
    expect((await objectsOf(one)).length + (await objectsOf(two)).length).toBeGreaterThan(0);
    later.resolve();
    await cloud.settled();
    expect([...(await objectsOf(one)), ...(await objectsOf(two))]).toEqual([]);
  });

  it('and its function is throttled, everything follows nevertheless', async () => {
    const { id } = await postPledge(cloud, ruth, { location: 'Portland, ME' });
    await cloud.settled();
    const isEntries = ({ operation, body }: WireRequest) =>
      operation === 'TransactWriteItems' && body.includes('PLEDGES#');
    cloud.dynamoDb.fail(
      (wire) => isEntries(wire) && wire.body.includes('ConditionCheck'),
      FAULTS.dynamoDb.throttled,
      4,
    );
    expect((await own.editPledge(id, { version: 1, location: 'Boston, MA', species: 'cod' })).status).toBe(
      200,
    );
    await cloud.settled();
    await expectConsistency(cloud);
  });
});

it('names what failed, in the log of whoever operates it', () => {
  expect(cloud.failures.length).toBeGreaterThan(0);
});
