import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { getFisherman } from '#shared/fishermen/endpoints.ts';
import { FLAVOURS, type Flavour } from '#shared/flavours.ts';
import { getLanding } from '#shared/landings/endpoints.ts';
import { landingPictureSaid } from '#shared/landings/landing-picture.ts';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import { getPledge } from '#shared/posts/pledges/endpoints.ts';
import {
  catchPicture,
  fishermanPicture,
  linkPicturePath,
  PICTURE_SIZE_NAMES,
  PICTURE_SIZES,
  type Picture,
  picturePath,
  pledgePicture,
  type SharedKind,
  versionOf,
} from '#shared/sharing/pictures.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge, upload } from '#tests/support/builders.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { createFisherman } from '#tests/support/fishermen.ts';
import { byPhone } from '#tests/support/landings.ts';
import { asOwner } from '#tests/support/own-posts.ts';

let ruth: TestUser;
let post: Awaited<ReturnType<typeof postCatch>>;
let pledge: Awaited<ReturnType<typeof postPledge>>;
let landingId: string;

it.beforeAll(async () => {
  ruth = await createFisherman(cloud, 'Ruth Alder');
  const { uploadId } = await upload(cloud, ruth);
  post = await postCatch(cloud, ruth, { photos: [{ uploadId }] });
  const photo = await upload(cloud, ruth, { kind: 'pledge' });
  pledge = await postPledge(cloud, ruth, { photos: [{ uploadId: photo.uploadId, imageType: 'catch' }] });
  landingId = (await byPhone(cloud, ruth).announce()).body.id;
  await cloud.settled();
});

const ABSENT = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

const decode = async (response: Response) => {
  const file = Buffer.from(await response.arrayBuffer());
  expect(file.length).toBeLessThan(300_000);
  return await sharp(file).metadata();
};

describe.each(FLAVOURS)('the picture for link previews on the %s host', (flavour) => {
  it('is a JPEG of 1200 x 630, which the edge caches no longer than a page', async () => {
    for (const path of [
      linkPicturePath('catch', post.id),
      linkPicturePath('pledge', pledge.id),
      linkPicturePath('landing', landingId),
      linkPicturePath('fisherman', ruth.userId),
      '/share/page/marketplace.jpg',
    ]) {
      const response = await cloud.request(path, {}, flavour);
      expect([path, response.status, response.headers.get('content-type')]).toEqual([
        path,
        200,
        'image/jpeg',
      ]);
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=20');
      expect(await decode(response)).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    }
  });
});

/** The data for each kind, found in the same way as by the Share Screen. */
const KINDS: Record<SharedKind, (flavour: Flavour) => Promise<[id: string, picture: Picture]>> = {
  async catch(flavour) {
    const { body } = await cloud.call(getCatch, { params: { catchId: post.id } });
    return [post.id, catchPicture(body, flavour)];
  },
  async pledge(flavour) {
    const { body } = await cloud.call(getPledge, { params: { pledgeId: pledge.id } });
    return [pledge.id, pledgePicture(body, flavour)];
  },
  async landing(flavour) {
    const { body } = await cloud.call(getLanding, { params: { landingId } });
    return [landingId, landingPictureSaid(body, { flavour })];
  },
  async fisherman(flavour) {
    const { body } = await cloud.call(getFisherman, { params: { userId: ruth.userId } });
    return [ruth.userId, fishermanPicture(body, flavour, true)];
  },
};
const KIND_NAMES = Object.keys(KINDS) as SharedKind[];

describe.each(FLAVOURS)('a picture of a certain size on the %s host', (flavour) => {
  it.each(KIND_NAMES)('of a %s is under its version as long as it cannot change', async (kind) => {
    const [id, picture] = await KINDS[kind](flavour);
    const cached =
      kind === 'landing' ? 'public, max-age=0, s-maxage=20' : 'public, max-age=86400, s-maxage=2592000';
    for (const size of PICTURE_SIZE_NAMES) {
      const response = await cloud.request(picturePath(kind, id, size, versionOf(picture)), {}, flavour);
      expect(response.headers.get('cache-control')).toBe(cached);
      expect(await decode(response)).toMatchObject({ format: 'jpeg', ...PICTURE_SIZES[size] });
    }
  });

  it.each(KIND_NAMES)(
    'of a %s redirects from another version to the current one, so that made-up versions are not drawn',
    async (kind) => {
      const [id, picture] = await KINDS[kind](flavour);
      const response = await cloud.request(picturePath(kind, id, 'square', '00000000'), {}, flavour);
      expect([response.status, response.headers.get('location'), await response.text()]).toEqual([
        302,
        picturePath(kind, id, 'square', versionOf(picture)),
        '',
      ]);
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=20');
    },
  );

  it.each(['huge-00000000', 'square-1', 'square'])('does not exist anywhere else: %s', async (name) => {
    expect((await cloud.request(`/share/catch/${post.id}/${name}.jpg`)).status).toBe(404);
  });
});

describe('the picture of something without a picture', () => {
  it.each([ABSENT, `catch/${ABSENT}`, 'x', 'catch/x', 'fisherman/nobody', 'a/b/c', '%3Cscript%3E'])(
    'returns a short error: %s',
    async (name) => {
      const response = await cloud.request(`/share/${name}.jpg`);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        404,
        'text/plain; charset=utf-8',
      ]);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await response.text()).toMatch(/^[\w ]*not found\.?\n$/i);
    },
  );

  it('is missing for a pledge as soon as it is hidden', async () => {
    const { id } = await postPledge(cloud, ruth);
    const path = linkPicturePath('pledge', id);
    expect((await cloud.request(path, { method: 'HEAD' })).status).toBe(200);
    await asOwner(cloud, ruth).setPledgeHidden(id, true);
    const gone = await cloud.request(path);
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
  });
});

describe('a HEAD request', () => {
  it('gets the response of GET without the body', async () => {
    const path = linkPicturePath('pledge', pledge.id);
    const [head, get] = [await cloud.request(path, { method: 'HEAD' }), await cloud.request(path)];
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
    expect(head.headers.get('cache-control')).toBe(get.headers.get('cache-control'));
    const absent = linkPicturePath('pledge', ABSENT);
    expect((await cloud.request(absent, { method: 'HEAD' })).status).toBe(404);
  });
});
