import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { upload as uploadItem } from '#lambdas/photos/store/items.ts';
import { UPLOAD_ADDRESS_LIFETIME } from '#shared/limits.ts';
import { photoUrl } from '#shared/photos/address.ts';
import { createUpload, getUpload } from '#shared/photos/endpoints.ts';
import { MAX_PHOTO_BYTES, PHOTO_RENDITIONS, type PhotoProblem } from '#shared/photos/limits.ts';
import { createCatch } from '#shared/posts/catches/own-endpoints.ts';
import { cloud, it, omar, ruth, useOwnCloud, usePeople } from '#tests/support/browser/fixtures.ts';
import {
  aCatch,
  askForUpload,
  cameraFile,
  postCatch,
  postPledge,
  sendFile,
  stateOf,
  upload,
} from '#tests/support/builders.ts';
import { setAttribute } from '#tests/support/cloud/table.ts';
import {
  animated,
  hugePng,
  manyScansJpeg,
  plain,
  pngChunk,
  STRANGERS,
  withPngChunks,
} from '#tests/unit/photos/build-photos.ts';
import { photoProblems } from '#words/photos/problems.ts';

useOwnCloud();
usePeople();

describe('a file that is not an accepted photo', () => {
  const half = (file: Buffer) => file.subarray(0, Math.floor(file.length / 2));
  const animatedPng = async () =>
    withPngChunks(await plain(40, 40).png().toBuffer(), [
      pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
    ]);
  const cases: [string, string, PhotoProblem, () => Buffer | Promise<Buffer>][] = [
    ...Object.entries(STRANGERS).map(([kind, file]): (typeof cases)[number] => [
      kind,
      'image/jpeg',
      'wrongType',
      () => file,
    ]),
    ['tiff', 'image/jpeg', 'wrongType', () => plain(40, 40).tiff().toBuffer()],
    ['avif', 'image/webp', 'wrongType', () => plain(40, 40).avif().toBuffer()],
    ['PNG called JPEG', 'image/jpeg', 'typeMismatch', () => plain(40, 40).png().toBuffer()],
    ['JPEG called PNG', 'image/png', 'typeMismatch', () => cameraFile()],
    ['half a JPEG', 'image/jpeg', 'damaged', () => half(cameraFile())],
    ['half a PNG', 'image/png', 'damaged', async () => half(await sharp(cameraFile()).png().toBuffer())],
    ['half a WebP', 'image/webp', 'damaged', async () => half(await sharp(cameraFile()).webp().toBuffer())],
    ['JPEG of too many scans', 'image/jpeg', 'damaged', () => manyScansJpeg(100)],
    ['PNG of 900 megapixels', 'image/png', 'tooManyPixels', () => hugePng(30_000)],
    ['animated WebP', 'image/webp', 'animated', async () => (await animated()).webp().toBuffer()],
    ['animated PNG', 'image/png', 'animated', animatedPng],
  ];

  it.each(cases)('is rejected and not stored: %s as %s (%s)', async (_name, contentType, problem, make) => {
    const state = await upload(cloud, ruth, { file: await make(), contentType });
    expect(state).toEqual({
      uploadId: state.uploadId,
      status: 'rejected',
      reason: photoProblems[problem],
    });
    expect(cloud.bucket.keys()).toEqual([]);
  });

  it.each([
    ['image/gif', 100, 'contentType', 'wrongType'],
    ['text/html', 100, 'contentType', 'wrongType'],
    ['', 100, 'contentType', 'wrongType'],
    ['IMAGE/JPEG', 100, 'contentType', 'wrongType'],
    ['image/jpeg', MAX_PHOTO_BYTES + 1, 'size', 'tooLarge'],
    ['image/jpeg', 0, 'size', 'empty'],
  ] as const)(
    'with type "%s" and %d bytes gets no upload address (%s)',
    async (contentType, size, field, problem) => {
      const body = { kind: 'catch' as const, contentType, size };
      const { status, error } = await cloud.call(createUpload, { token: ruth.accessToken, body });
      expect(status).toBe(422);
      expect(error.issues).toEqual([{ path: field, message: photoProblems[problem] }]);
    },
  );
});

describe('a presigned address', () => {
  it('accepts only the signed length, type, method and key', async () => {
    const file = cameraFile();
    const ticket = await askForUpload(cloud, ruth, { file });
    const refusals = await Promise.all([
      sendFile(ticket, file.subarray(1)),
      sendFile(ticket, Buffer.concat([file, Buffer.alloc(1)])),
      sendFile(ticket, file, { 'content-type': 'text/html' }),
      sendFile({ ...ticket, url: ticket.url.replace(ticket.uploadId, `${ticket.uploadId}x`) }, file),
      sendFile({ ...ticket, url: ticket.url.replace('incoming/', 'media/') }, file),
      sendFile(
        { ...ticket, url: ticket.url.replace(/X-Amz-Signature=.{8}/, 'X-Amz-Signature=00000000') },
        file,
      ),
      fetch(ticket.url),
      fetch(ticket.url, { method: 'DELETE' }),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 403));
    expect(cloud.bucket.keys()).toEqual([]);
    expect(await stateOf(cloud, ruth, ticket.uploadId)).toMatchObject({ status: 'waiting' });
  });

  it('has no effect if it is used again after the photo is processed', async () => {
    const file = cameraFile();
    const ticket = await askForUpload(cloud, ruth, { file });
    await sendFile(ticket, file);
    await cloud.settled();
    const before = await stateOf(cloud, ruth, ticket.uploadId);
    const url = photoUrl(ticket.uploadId, 224, 'webp');
    const photo = Buffer.from(await (await cloud.request(url)).arrayBuffer());
    const other = Buffer.alloc(file.length, 'x');
    expect((await sendFile(ticket, other)).status).toBe(200);
    await cloud.settled();
    expect(await stateOf(cloud, ruth, ticket.uploadId)).toEqual(before);
    expect(Buffer.from(await (await cloud.request(url)).arrayBuffer()).equals(photo)).toBe(true);
    expect(cloud.bucket.keys().filter((key) => key.startsWith('incoming/'))).toEqual([]);
  });

  it('does not show the upload to another person', async () => {
    const { uploadId } = await askForUpload(cloud, ruth);
    const asked = await cloud.call(getUpload, { token: omar.accessToken, params: { uploadId } });
    expect(asked.status).toBe(404);
  });
});

describe('the photos of a post', () => {
  const post = (photos: string[]) =>
    cloud.call(createCatch, {
      token: ruth.accessToken,
      body: aCatch({ photos: photos.map((uploadId) => ({ uploadId })) }),
    });

  async function expectRefused(photos: string[], path: string, message: RegExp): Promise<void> {
    const { status, error } = await post(photos);
    expect({ status, code: error.code }).toEqual({ status: 422, code: 'invalid_fields' });
    expect(error.issues).toEqual([{ path, message: expect.stringMatching(message) }]);
    expect(error.message).toBe(error.issues?.[0]?.message);
  }

  it('cannot belong to another person', async () => {
    const [mine, theirs] = await Promise.all([upload(cloud, ruth), upload(cloud, omar)]);
    await expectRefused([mine.uploadId, theirs.uploadId], 'photos.1', /could not be found/);
    expect(await post([mine.uploadId])).toMatchObject({ status: 201 });
  });

  it('cannot have been uploaded for another purpose', async () => {
    const { uploadId } = await upload(cloud, ruth, { kind: 'pledge' });
    await expectRefused([uploadId], 'photos.0', /could not be found/);
  });

  it('can be a photo of the catch for a pledge too, since the form asks for the kind after the photos', async () => {
    const { uploadId, photo } = await upload(cloud, ruth, { kind: 'catch' });
    const pledge = await postPledge(cloud, ruth, { photos: [{ uploadId, imageType: 'catch' }] });
    expect(pledge.photos).toEqual([{ ...photo, imageType: 'catch', isPrimary: true }]);
  });

  it('must exist', async () => {
    await expectRefused(['01JCXZ0000000000000000000A'], 'photos.0', /could not be found/);
  });

  it('must be processed', async () => {
    const { uploadId } = await askForUpload(cloud, ruth);
    await expectRefused([uploadId], 'photos.0', /still being processed/);
  });

  it('cannot be a rejected one, and the error contains the reason', async () => {
    const file = STRANGERS.text ?? Buffer.alloc(1);
    const { uploadId } = await upload(cloud, ruth, { file });
    await expectRefused([uploadId], 'photos.0', /^Invalid file type\. Please select a JPEG/);
  });

  it('can be used only once', async () => {
    const { uploadId } = await upload(cloud, ruth);
    await expectRefused([uploadId, uploadId], 'photos.1', /already in the list/);
    await postCatch(cloud, ruth, { photos: [{ uploadId }] });
    await expectRefused([uploadId], 'photos.0', /already belongs to a post/);
  });

  it('are at most three', async () => {
    const id = '01JCXZ0000000000000000000A';
    await expectRefused([id, id, id, id], 'photos', /^At most 3 photos$/);
  });

  it('are used by only one of several posts at once', async () => {
    const { uploadId } = await upload(cloud, ruth);
    const answers = await Promise.all(Array.from({ length: 5 }, () => post([uploadId])));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 422, 422, 422, 422]);
  });
});

describe('unused photos', () => {
  it('are deleted when their upload has expired, while those of posts stay', async () => {
    const [taken, left] = await Promise.all([upload(cloud, ruth), upload(cloud, ruth)]);
    await postCatch(cloud, ruth, { photos: [{ uploadId: taken.uploadId }] });
    // The local table deletes expired items by the machine's clock, which tests cannot move.
    for (const { uploadId } of [taken, left])
      await setAttribute(
        cloud,
        uploadItem.key({ uploadId }),
        'expiresAt',
        Math.floor(Date.now() / 1000) - 60,
      );
    await cloud.sweepExpired();
    await cloud.settled();
    const keys = cloud.bucket.keys();
    expect(keys.filter((key) => key.includes(left.uploadId))).toEqual([]);
    expect(keys.filter((key) => key.includes(taken.uploadId))).toHaveLength(PHOTO_RENDITIONS.length);
  });
});

// This moves the clock, so it is the last test.
it('an upload address no longer works after a quarter of an hour', async () => {
  const file = cameraFile();
  const ticket = await askForUpload(cloud, ruth, { file });
  cloud.clock.advance(UPLOAD_ADDRESS_LIFETIME + 1000);
  expect((await sendFile(ticket, file)).status).toBe(403);
  expect(await upload(cloud, ruth)).toMatchObject({ status: 'ready' });
});
