/** Owners edit, hide, show and delete their posts. */
import { describe, expect } from 'vitest';
import { getHome } from '#shared/home/endpoints.ts';
import { PHOTO_RENDITIONS } from '#shared/photos/limits.ts';
import { findPlace } from '#shared/places/endpoints.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge, upload } from '#tests/support/builders.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { asOwner, counts, EVERYWHERE, readListing, readRecord, whereSeen } from '#tests/support/own-posts.ts';

let ruth: TestUser;
let own: ReturnType<typeof asOwner>;

it.beforeEach(async () => {
  ruth = await cloud.createUser();
  own = asOwner(cloud, ruth);
});

const uploads = (count: number) => Promise.all(Array.from({ length: count }, () => upload(cloud, ruth)));
const objectsOf = (photoId: string) => cloud.bucket.keys().filter((key) => key.includes(photoId)).length;

describe('an edit of a catch', () => {
  it('changes the sent values everywhere, and keeps the rest', async () => {
    const posted = await postCatch(cloud, ruth);
    const { lat, lng } = (await cloud.call(findPlace, { query: { q: 'Boston, MA' } })).body;
    const { status, body } = await own.editCatch(posted.id, {
      version: 1,
      species: 'haddock',
      location: 'Boston, MA',
      quantity: '12 fish',
      paymentType: 'free',
      condition: 'frozen',
    });
    expect(status).toBe(200);
    const { amount: _a, unit: _u, unitPrice: _p, piece: _i, offeredUntil: _o, coordinates, ...kept } = posted;
    expect(body).toEqual({
      ...kept,
      species: 'haddock',
      location: 'Boston, MA',
      coordinates: { lat, lng },
      quantity: '12 fish',
      paymentType: 'free',
      condition: 'frozen',
      updatedAt: expect.stringMatching(/Z$/),
      version: 2,
      hidden: false,
      editableUntil: new Date(Date.parse(posted.createdAt) + 7 * 24 * 3_600_000).toISOString(),
    });
    expect(body.coordinates).not.toEqual(coordinates);
    expect(Date.parse(body.updatedAt)).toBeGreaterThan(Date.parse(posted.updatedAt));
    expect(await whereSeen(cloud, 'catch', posted.id)).toEqual(EVERYWHERE);
    const listing = await readListing(cloud, 'catch', posted.id);
    expect(listing?.card).toEqual((await readRecord(cloud, 'catch', posted.id))?.card);
    expect(listing).not.toHaveProperty('expiresAt');
  });

  it('reorders, adds and removes photos in one call; the first is primary', async () => {
    const [one, two, three] = await uploads(3);
    const ids = [one, two].map((each) => ({ uploadId: each?.uploadId ?? '' }));
    const posted = await postCatch(cloud, ruth, { photos: ids });
    const photos = [{ uploadId: three?.uploadId ?? '' }, { photoId: two?.uploadId ?? '' }];
    const { body } = await own.editCatch(posted.id, { version: 1, photos });
    expect(body.photos.map(({ id }) => id)).toEqual([three?.uploadId, two?.uploadId]);
    expect((await own.catches())[0]?.photo?.id).toBe(three?.uploadId);
    expect(await readListing(cloud, 'catch', posted.id)).toHaveProperty('card.photo.id', three?.uploadId);
    await cloud.settled();
    expect(objectsOf(one?.uploadId ?? '')).toBe(0);
    expect(objectsOf(two?.uploadId ?? '')).toBe(PHOTO_RENDITIONS.length);
    expect(objectsOf(three?.uploadId ?? '')).toBe(PHOTO_RENDITIONS.length);
  });

  it('removes one photo, once or twice, also the last one', async () => {
    const [one, two] = await uploads(2);
    const photos = [one, two].map((each) => ({ uploadId: each?.uploadId ?? '' }));
    const posted = await postCatch(cloud, ruth, { photos });
    const first = await own.removePhoto(posted.id, one?.uploadId ?? '');
    expect(first.body).toMatchObject({ version: 2, hasPhotos: true, photos: [{ id: two?.uploadId }] });
    expect((await own.removePhoto(posted.id, one?.uploadId ?? '')).body).toEqual(first.body);
    const last = await own.removePhoto(posted.id, two?.uploadId ?? '');
    expect(last.body).toMatchObject({ version: 3, hasPhotos: false, photos: [] });
    expect((await own.catches())[0]).not.toHaveProperty('photo');
  });
});

describe('an edit of a pledge', () => {
  it('changes the sent values everywhere, and counts its meals again', async () => {
    const before = await counts(cloud, ruth.userId);
    const posted = await postPledge(cloud, ruth, { mealsPledged: 24 });
    const { status, body } = await own.editPledge(posted.id, {
      version: 1,
      species: 'cod',
      story: 'A better week.',
      mealsPledged: 30,
      handling: { storage: 'frozen', temperature: 0 },
    });
    expect(status).toBe(200);
    const { availableUntil: _until, ...kept } = posted;
    expect(body).toEqual({
      ...kept,
      species: 'cod',
      story: 'A better week.',
      mealsPledged: 30,
      mealsLeft: 30,
      pledgePointsEarned: 30,
      handling: { storage: 'frozen', temperature: 0 },
      updatedAt: expect.stringMatching(/Z$/),
      version: 2,
      hidden: false,
      editableUntil: expect.stringMatching(/Z$/),
    });
    expect(await counts(cloud, ruth.userId)).toEqual({
      catches: 0,
      pledges: 1,
      pledgePoints: 30,
      mealsPledged: before.mealsPledged + 30,
      fishermen: before.fishermen + 1,
    });
    expect(await whereSeen(cloud, 'pledge', posted.id)).toEqual(EVERYWHERE);
    expect(await readListing(cloud, 'pledge', posted.id)).toHaveProperty('card.mealsLeft', 30);
  });

  it('accepts a photo of the packaged meals, and keeps the photo of the catch primary', async () => {
    const trip = await upload(cloud, ruth);
    const meals = await upload(cloud, ruth, { kind: 'pledge' });
    const posted = await postPledge(cloud, ruth, {
      photos: [{ uploadId: trip.uploadId, imageType: 'catch' }],
    });
    const { body } = await own.editPledge(posted.id, {
      version: 1,
      photos: [
        { uploadId: meals.uploadId, imageType: 'product' },
        { photoId: trip.uploadId, imageType: 'catch' },
      ],
    });
    expect(body.photos.map(({ id, imageType, isPrimary }) => ({ id, imageType, isPrimary }))).toEqual([
      { id: meals.uploadId, imageType: 'product', isPrimary: false },
      { id: trip.uploadId, imageType: 'catch', isPrimary: true },
    ]);
    expect((await own.pledges())[0]?.photo?.id).toBe(trip.uploadId);
  });
});

describe('hiding and showing a post', () => {
  it('removes a catch from everything at once, and restores it', async () => {
    const posted = await postCatch(cloud, ruth);
    const hidden = await own.setCatchHidden(posted.id, true);
    expect(hidden.body).toMatchObject({ hidden: true, version: 1 });
    expect(await whereSeen(cloud, 'catch', posted.id)).toEqual([]);
    expect(await counts(cloud, ruth.userId)).toMatchObject({ catches: 0 });
    expect((await own.catches())[0]).toMatchObject({ id: posted.id, hidden: true });
    expect((await own.readCatch(posted.id)).body).toEqual(hidden.body);
    const shown = await own.setCatchHidden(posted.id, false);
    expect(shown.body).toMatchObject({ hidden: false, version: 1 });
    expect(await whereSeen(cloud, 'catch', posted.id)).toEqual(EVERYWHERE);
    expect(await counts(cloud, ruth.userId)).toMatchObject({ catches: 1 });
    expect(await readListing(cloud, 'catch', posted.id)).toHaveProperty('expiresAt');
  });

  it('removes a pledge from everything at once, with its meals and its fisherman', async () => {
    const before = await counts(cloud, ruth.userId);
    const posted = await postPledge(cloud, ruth);
    const during = await counts(cloud, ruth.userId);
    await own.setPledgeHidden(posted.id, true);
    expect(await whereSeen(cloud, 'pledge', posted.id)).toEqual([]);
    expect(await counts(cloud, ruth.userId)).toEqual(before);
    const home = async () => (await cloud.call(getHome, { headers: { 'cache-control': 'no-cache' } })).body;
    expect((await home()).recentPledges.map(({ id }) => id)).not.toContain(posted.id);
    const { mealsPledged, fishermen } = before;
    await expect.poll(home).toMatchObject({ mealsPledged, fishermen });
    await own.setPledgeHidden(posted.id, false);
    expect(await whereSeen(cloud, 'pledge', posted.id)).toEqual(EVERYWHERE);
    expect(await counts(cloud, ruth.userId)).toEqual(during);
  });

  it('happens once if it is requested twice', async () => {
    const posted = await postPledge(cloud, ruth);
    const before = await counts(cloud, ruth.userId);
    for (const hidden of [true, true, false, false])
      expect((await own.setPledgeHidden(posted.id, hidden)).body.hidden).toBe(hidden);
    expect(await counts(cloud, ruth.userId)).toEqual(before);
  });

  it('allows edits of a hidden post, which are visible when it is shown again', async () => {
    const posted = await postPledge(cloud, ruth);
    await own.setPledgeHidden(posted.id, true);
    const before = await counts(cloud, ruth.userId);
    const edited = await own.editPledge(posted.id, { version: 1, species: 'cod', mealsPledged: 7 });
    expect(edited.body).toMatchObject({ hidden: true, version: 2 });
    expect(await whereSeen(cloud, 'pledge', posted.id)).toEqual([]);
    expect(await counts(cloud, ruth.userId)).toEqual(before);
    await own.setPledgeHidden(posted.id, false);
    expect(await whereSeen(cloud, 'pledge', posted.id)).toEqual(EVERYWHERE);
    expect(await counts(cloud, ruth.userId)).toMatchObject({ pledges: 1, pledgePoints: 7 });
  });
});

describe('deleting a post', () => {
  it('leaves nothing of a catch', async () => {
    const photo = await upload(cloud, ruth);
    const posted = await postCatch(cloud, ruth, { photos: [{ uploadId: photo.uploadId }] });
    expect((await own.deleteCatch(posted.id)).body).toEqual({ deleted: true });
    expect(await whereSeen(cloud, 'catch', posted.id)).toEqual([]);
    expect(await own.catches()).toEqual([]);
    expect((await own.readCatch(posted.id)).status).toBe(404);
    expect(await counts(cloud, ruth.userId)).toMatchObject({ catches: 0 });
    await cloud.settled();
    expect(objectsOf(photo.uploadId)).toBe(0);
    expect(await readRecord(cloud, 'catch', posted.id)).toBeUndefined();
    expect(await readListing(cloud, 'catch', posted.id)).toBeUndefined();
  });

  it('leaves nothing of a pledge, shown or hidden', async () => {
    for (const hidden of [false, true]) {
      const before = await counts(cloud, ruth.userId);
      const photo = await upload(cloud, ruth);
      const photos = [{ uploadId: photo.uploadId, imageType: 'catch' as const }];
      const posted = await postPledge(cloud, ruth, { photos });
      if (hidden) await own.setPledgeHidden(posted.id, true);
      expect((await own.deletePledge(posted.id)).body).toEqual({ deleted: true });
      expect(await whereSeen(cloud, 'pledge', posted.id)).toEqual([]);
      expect(await own.pledges()).toEqual([]);
      expect(await counts(cloud, ruth.userId)).toEqual(before);
      await cloud.settled();
      expect(objectsOf(photo.uploadId)).toBe(0);
    }
  });
});
