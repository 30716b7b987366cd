/** Photos of a reported post: which ones administrators can see, and for how long. */
import { describe, expect } from 'vitest';
import { reportedPhotosUpkeep } from '#lambdas/photos/jobs.ts';
import { reportedPhotos } from '#lambdas/photos/store/items.ts';
import { evidenceKey } from '#lambdas/services/photo-bucket.ts';
import { deleteAccount } from '#shared/accounts/endpoints.ts';
import { createReport, getReport, getReportPhoto } from '#shared/moderation/endpoints.ts';
import { listCatches } from '#shared/posts/catches/endpoints.ts';
import { runJobs } from '#tests/api/faults/jobs.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge, upload } from '#tests/support/builders.ts';
import { putItems } from '#tests/support/cloud/table-client.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { pair, write } from '#tests/support/correspondence.ts';
import { asOwner } from '#tests/support/own-posts.ts';
import { actOn } from '#tests/support/reports.ts';

let admin: TestUser;
it.beforeAll(async () => {
  admin = await cloud.createUser({ groups: ['admin'] });
});

async function report(from: TestUser, on: TestUser, about: object): Promise<string> {
  const body = { reportedUserId: on.userId, reportType: 'spam', description: 'No fish.', ...about } as const;
  const { id } = (await cloud.call(createReport, { token: from.accessToken, body })).body;
  await cloud.settled();
  return id;
}

const read = async (reportId: string) =>
  (await cloud.call(getReport, { token: admin.accessToken, params: { reportId } })).body;

const look = (reportId: string, photoId: string, { accessToken: token }: TestUser = admin) =>
  cloud.call(getReportPhoto, { token, params: { reportId, photoId } });

const keptWith = (reportId: string) =>
  cloud.bucket.keys().filter((key) => key.startsWith(evidenceKey(reportId, '')));

/** A reported catch with a photo, and all people involved. */
async function aReportedCatch() {
  const [ruth, omar] = await pair(cloud);
  const { uploadId } = await upload(cloud, omar);
  const { id: catchId } = await postCatch(cloud, omar, { photos: [{ uploadId }] });
  const reportId = await report(ruth, omar, { catchId });
  return { ruth, omar, catchId, photoId: uploadId, reportId };
}

describe('the photos of a reported post', () => {
  it.each(['deleted', 'changed'] as const)(
    'are visible to administrators even if it was %s',
    async (what) => {
      const { omar, catchId, photoId, reportId } = await aReportedCatch();
      const owner = asOwner(cloud, omar);
      await (what === 'deleted' ? owner.deleteCatch(catchId) : owner.removePhoto(catchId, photoId));
      await cloud.settled();
      expect((await read(reportId)).photos).toMatchObject([{ id: photoId, width: expect.any(Number) }]);
      const { status, headers, body } = await look(reportId, photoId);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('private, no-store');
      const [type, bytes = ''] = body.url.split(',');
      expect(type).toBe('data:image/webp;base64');
      expect(Buffer.from(bytes, 'base64').toString('latin1', 8, 12)).toBe('WEBP');
      expect(cloud.bucket.keys().filter((key) => key.includes(photoId))).toEqual([
        evidenceKey(reportId, photoId),
      ]);
    },
  );

  it('are copied before they are deleted with their post, however many reports there are', async () => {
    const { omar, catchId, photoId, reportId } = await aReportedCatch();
    const others = Array.from({ length: 30 }, (_, index) => ({
      ...reportedPhotos.item({ userId: omar.userId, reportId: `0-${index}` }, { photos: [] }),
    }));
    await putItems(cloud, others);
    cloud.bucket.remove(evidenceKey(reportId, photoId));
    await asOwner(cloud, omar).deleteCatch(catchId);
    await cloud.settled();
    expect((await look(reportId, photoId)).status).toBe(200);
    expect(cloud.bucket.keys().filter((key) => key.includes(photoId))).toEqual([
      evidenceKey(reportId, photoId),
    ]);
  });

  it('are kept for a pledge, for the catch of a message, and for a post that is already hidden', async () => {
    const [ruth, omar] = await pair(cloud);
    const [first, second] = [await upload(cloud, omar), await upload(cloud, omar)];
    const pledge = await postPledge(cloud, omar, {
      photos: [{ uploadId: first.uploadId, imageType: 'catch' }],
    });
    const caught = await postCatch(cloud, omar, { photos: [{ uploadId: second.uploadId }] });
    const message = (await write(cloud, omar, ruth, { catchId: caught.id })).body;
    const hiding = await report(ruth, omar, { pledgeId: pledge.id });
    await actOn(cloud, admin, hiding, { action: 'hide_post', note: 'Not here.' });
    await cloud.settled();
    const ofPledge = await report(ruth, omar, { pledgeId: pledge.id });
    const ofMessage = await report(ruth, omar, { messageId: message.id });
    expect((await look(ofPledge, first.uploadId)).status).toBe(200);
    expect((await look(ofMessage, second.uploadId)).status).toBe(200);
  });

  it.each(['dismiss', 'hide_post', 'warn', 'suspend'] as const)(
    'are deleted once the report is handled: %s',
    async (action) => {
      const { photoId, reportId } = await aReportedCatch();
      expect(keptWith(reportId)).toEqual([evidenceKey(reportId, photoId)]);
      const note = action === 'dismiss' ? {} : { note: 'No fish, no photo.' };
      expect((await actOn(cloud, admin, reportId, { action, ...note })).status).toBe(200);
      expect((await look(reportId, photoId)).status).toBe(404);
      await cloud.settled();
      expect(keptWith(reportId)).toEqual([]);
      expect(await read(reportId)).toMatchObject({ status: 'handled', photos: [], post: { kind: 'catch' } });
    },
  );

  it('are deleted with the account of their owner, while the text stays', async () => {
    const { omar, photoId, reportId } = await aReportedCatch();
    await cloud.call(deleteAccount, { token: omar.accessToken });
    await cloud.settled();
    expect((await look(reportId, photoId)).status).toBe(404);
    expect(cloud.bucket.keys().filter((key) => key.includes(photoId))).toEqual([]);
    expect(await read(reportId)).toMatchObject({ status: 'open', photos: [], post: { kind: 'catch' } });
  });

  it('are kept or deleted by the state of the report, however late and often the job runs', async () => {
    const { omar, catchId, photoId, reportId } = await aReportedCatch();
    const upkeep = reportedPhotosUpkeep.of({ userId: omar.userId, reportId, photoIds: [photoId] });
    await asOwner(cloud, omar).deleteCatch(catchId);
    await cloud.settled();
    await runJobs(cloud, upkeep, upkeep);
    expect(keptWith(reportId)).toEqual([evidenceKey(reportId, photoId)]);
    await actOn(cloud, admin, reportId, { action: 'dismiss' });
    await cloud.settled();
    await runJobs(cloud, upkeep, upkeep);
    expect(keptWith(reportId)).toEqual([]);
  });

  it('are only for administrators, and at no public address', async () => {
    const { ruth, omar, photoId, reportId } = await aReportedCatch();
    const manager = await cloud.createUser({ groups: ['fisherman_manager', 'community_aid_manager'] });
    for (const who of [ruth, omar, manager]) expect((await look(reportId, photoId, who)).status).toBe(403);
    const key = evidenceKey(reportId, photoId);
    for (const path of [`/${key}`, `/media/${key}`, `/media/../${key}`])
      expect((await cloud.request(path)).headers.get('content-type')).not.toBe('image/webp');
    expect((await look(reportId, reportId)).error.message).toBe('This photo is not kept.');
    const { items } = (await cloud.call(listCatches, { query: { fisherman: omar.userId } })).body;
    expect(JSON.stringify(items)).not.toContain(reportId);
  });
});
