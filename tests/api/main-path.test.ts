import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { getMe } from '#shared/accounts/endpoints.ts';
import { getHome } from '#shared/home/endpoints.ts';
import { photoUrl } from '#shared/photos/address.ts';
import { PHOTO_FORMAT_TYPES, PHOTO_RENDITIONS } from '#shared/photos/limits.ts';
import { getCatch, listCatches } from '#shared/posts/catches/endpoints.ts';
import { listMyCatches, listMyPledges } from '#shared/posts/own-endpoints.ts';
import { getPledge, listPledges } from '#shared/posts/pledges/endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { cameraFile, postCatch, postPledge, upload } from '#tests/support/builders.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';

// The home page counts everybody's pledges, so this file needs a cloud of its own.
useOwnCloud();

let ruth: TestUser;

it.beforeAll(async () => {
  ruth = await cloud.signUp({ name: 'Ruth Alder' });
});

const publicText = async (path: string) => await (await cloud.request(path)).text();

describe('a catch with three photos', () => {
  const files = [cameraFile('Landscape_6'), cameraFile('Portrait_8'), cameraFile('DSCN0010')];
  let posted: Awaited<ReturnType<typeof postCatch>>;

  it.beforeAll(async () => {
    const states = await Promise.all(files.map((file) => upload(cloud, ruth, { file })));
    expect(states.map(({ status }) => status)).toEqual(['ready', 'ready', 'ready']);
    const photos = states.map(({ uploadId }) => ({ uploadId }));
    posted = await postCatch(cloud, ruth, { photos, contactInfo: '(207) 555-0142', amount: 6.5 });
  });

  it('is returned complete, with the photos in the order of the form', () => {
    expect(posted).toMatchObject({
      fishermanId: ruth.userId,
      fishermanName: 'Ruth Alder',
      paymentType: 'mandatory',
      amount: 6.5,
      unit: 'per_pound',
      hasPhotos: true,
      isPro: false,
      version: 1,
      coordinates: { lat: expect.closeTo(43.66, 0), lng: expect.closeTo(-70.26, 0) },
    });
    expect(posted.photos.map(({ width, height }) => [width, height])).toEqual([
      [1800, 1200],
      [1200, 1800],
      [640, 480],
    ]);
  });

  it('is in the public list with its first photo and without contact details', async () => {
    const { items } = (await cloud.call(listCatches)).body;
    expect(items[0]).toMatchObject({ id: posted.id, photo: posted.photos[0] });
    const text = await publicText('/api/catches');
    expect(text).toContain(posted.id);
    expect(text).not.toMatch(/contact|555-0142/i);
  });

  it('is returned by its id with all details and contact', async () => {
    const found = (await cloud.call(getCatch, { params: { catchId: posted.id } })).body;
    expect(found).toEqual(posted);
    expect(found.contactInfo).toBe('(207) 555-0142');
  });

  it('is only in its owner’s list of own posts', async () => {
    const own = (await cloud.call(listMyCatches, { token: ruth.accessToken })).body;
    expect(own.items).toMatchObject([{ id: posted.id, hidden: false, version: 1 }]);
    const someone = await cloud.createUser();
    expect((await cloud.call(listMyCatches, { token: someone.accessToken })).body).toEqual({ items: [] });
  });

  it.each(PHOTO_RENDITIONS)(
    'serves its photo as $format with a width of $width, cached permanently',
    async (name) => {
      const response = await cloud.request(photoUrl(posted.photos[0]?.id ?? '', name.width, name.format));
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(PHOTO_FORMAT_TYPES[name.format]);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const header = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect(header.width).toBe(name.width);
      expect(header.exif).toBeUndefined();
    },
  );

  it('leaves no public file of the original photo', async () => {
    const id = posted.photos[2]?.id ?? '';
    for (const path of [`/incoming/${id}`, `/media/${id}`, `/media/${id}/original.jpg`]) {
      const response = await cloud.request(path);
      expect(await response.text()).not.toContain('NIKON');
      expect(response.headers.get('content-type') ?? '').not.toMatch(/^image\//);
    }
  });
});

describe('a pledge with a photo of the catch and a photo of the meals', () => {
  let pledged: Awaited<ReturnType<typeof postPledge>>;

  it.beforeAll(async () => {
    const [meals, trip] = await Promise.all([
      upload(cloud, ruth, { kind: 'pledge' }),
      upload(cloud, ruth, { kind: 'pledge', file: cameraFile('Landscape_6') }),
    ]);
    pledged = await postPledge(cloud, ruth, {
      mealsPledged: 24,
      handling: { storage: 'iced', temperature: 33 },
      photos: [
        { uploadId: meals?.uploadId ?? '', imageType: 'product' },
        { uploadId: trip?.uploadId ?? '', imageType: 'catch' },
      ],
    });
  });

  it('has the photo of the catch as its primary one', () => {
    expect(pledged.photos.map(({ imageType, isPrimary }) => [imageType, isPrimary])).toEqual([
      ['product', false],
      ['catch', true],
    ]);
  });

  it('earns one point for each meal and offers all meals', () => {
    expect(pledged).toMatchObject({
      mealsPledged: 24,
      mealsLeft: 24,
      mealsClaimed: 0,
      mealsServed: 0,
      pledgePointsEarned: 24,
      likeCount: 0,
    });
  });

  it('is in the public list and at its id, without the handling of the fish', async () => {
    const { items } = (await cloud.call(listPledges)).body;
    expect(items[0]).toMatchObject({ id: pledged.id, photo: { id: pledged.photos[1]?.id } });
    expect((await cloud.call(getPledge, { params: { pledgeId: pledged.id } })).body).toEqual(pledged);
    const both = (await publicText('/api/pledges')) + (await publicText(`/api/pledges/${pledged.id}`));
    expect(both).not.toMatch(/handling|temperature|storage/);
  });

  it('is in the own list of its fisherman', async () => {
    const own = (await cloud.call(listMyPledges, { token: ruth.accessToken })).body;
    expect(own.items.map(({ id }) => id)).toEqual([pledged.id]);
  });

  it('counts on the home page: the meals of all, and each fisherman once', async () => {
    const omar = await cloud.createUser({ name: 'Omar Finn' });
    await postPledge(cloud, ruth, { mealsPledged: 10 });
    const last = await postPledge(cloud, omar, { mealsPledged: 6 });
    await cloud.settled();
    const home = (await cloud.call(getHome)).body;
    expect(home).toMatchObject({ mealsPledged: 40, mealsClaimed: 0, mealsServed: 0, fishermen: 2 });
    expect(home.recentPledges[0]?.id).toBe(last.id);
    expect(home.recentPledges).toHaveLength(3);
  });
});

describe('the account of the caller', () => {
  it('contains the caller’s name and address, and no rights that nobody gave', async () => {
    const me = (await cloud.call(getMe, { token: ruth.accessToken })).body;
    expect(me.user).toEqual({ id: ruth.userId, name: 'Ruth Alder', email: ruth.email });
    expect(me.roles).toEqual([]);
  });

  it('contains the groups of a member', async () => {
    const admin = await cloud.createUser({ groups: ['admin'] });
    expect((await cloud.call(getMe, { token: admin.accessToken })).body.roles).toEqual(['admin']);
  });
});
