import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { getCatch } from '#shared/catches/endpoints.ts';
import {
  catchPicture,
  PICTURE_SIZE_NAMES,
  PICTURE_SIZES,
  picturePath,
  versionOf,
} from '#shared/sharing/pictures.ts';
import { cloud, it } from '#tests/support/fixtures.ts';
import { postCatch, upload } from './builders.ts';

let post: Awaited<ReturnType<typeof postCatch>>;

it.beforeAll(async () => {
  const ruth = await cloud.createUser({ name: 'Ruth Alder' });
  const { uploadId } = await upload(cloud, ruth);
  post = await postCatch(cloud, ruth, { description: `"Hostile" <b> & 'so'`, photos: [{ uploadId }] });
  await cloud.settled();
});

const open = async (path: string, headers = {}) => {
  const response = await cloud.request(path, { headers });
  return { status: response.status, location: response.headers.get('location'), text: await response.text() };
};

describe('the share page of a catch', () => {
  it('says what it is, what it costs and from whom, and leads to the app', async () => {
    const { status, text } = await open(`/share/catch/${post.id}`);
    expect(status).toBe(200);
    expect(text).toContain('<title>Cod from Portland, ME - Creel</title>');
    expect(text).toContain('Cod, 40 lb: $6.50 per pound, from Ruth Alder in Portland, ME.');
    expect(text).toContain(`<link rel="canonical" href="${cloud.origin()}/share/catch/${post.id}">`);
    expect(text).toContain(
      `<meta property="og:image" content="${cloud.origin()}/share/catch/${post.id}.jpg">`,
    );
    expect(text).toContain(`/media/${post.photos[0]?.id}/1280.jpg`);
    expect(text).toContain(`href="/catch/${post.id}"`);
    expect(text).toContain('&quot;Hostile&quot;');
    expect(text).not.toContain('<b>');
  });

  it('keeps the contact in the app', async () => {
    expect((await open(`/share/catch/${post.id}`)).text).not.toMatch(/555.?0142/);
  });

  it('has an image of 1200 x 630', async () => {
    const response = await cloud.request(`/share/catch/${post.id}.jpg`);
    const image = Buffer.from(await response.arrayBuffer());
    expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  it.each(PICTURE_SIZE_NAMES)(
    'has a %s picture under its version, which the edge keeps for long',
    async (size) => {
      const { body } = await cloud.call(getCatch, { params: { catchId: post.id } });
      const version = versionOf(catchPicture(body, 'consumer'));
      const response = await cloud.request(picturePath('catch', post.id, size, version));
      expect(response.headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=2592000');
      const file = Buffer.from(await response.arrayBuffer());
      expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', ...PICTURE_SIZES[size] });
      expect(file.length).toBeLessThan(300_000);
    },
  );

  it('has the same picture under an earlier version, which the edge does not keep', async () => {
    const response = await cloud.request(picturePath('catch', post.id, 'square', '00000000'), {
      method: 'HEAD',
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=20');
  });

  it.each(['huge-00000000', 'square-1', 'square'])('has no picture %s', async (name) => {
    expect((await open(`/share/catch/${post.id}/${name}.jpg`)).status).toBe(404);
  });

  it.each(['01ARZ3NDEKTSV4RRFFQ69G5FAV', 'nothing'])('is absent for %s', async (id) => {
    const { status, text } = await open(`/share/catch/${id}`);
    expect(status).toBe(404);
    expect(text).toContain('Catch not found');
  });

  it('is where the cards of other share pages lead', async () => {
    expect((await open('/share/marketplace')).text).toContain(`href="/catch/${post.id}"`);
  });
});
