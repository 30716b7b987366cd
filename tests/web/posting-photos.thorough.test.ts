import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { MAX_PHOTO_BYTES } from '#shared/photos/limits.ts';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import type { Visit } from '#tests/support/browser.ts';
import { cloud, it, visit } from '#tests/support/fixtures.ts';
import type { TestUser } from '#tests/support/users.ts';
import { CAMERA_PHOTOS, problemsOn, wizardOn } from './posting-wizard.ts';
import { catchesOf, POSTED, said } from './queue-journeys.ts';

let ruth: TestUser;
let phone: Visit;
let wizard: ReturnType<typeof wizardOn>;
/** Bytes of each photo that was sent. */
let sent: number[];

it.beforeEach(async () => {
  ruth = await cloud.createUser({ name: 'Ruth Alder', fisherman: 'Ruth Alder' });
  phone = await visit({
    as: ruth,
    hasTouch: true,
    isMobile: true,
    expectedErrors: [/Failed to load resource/],
  });
  wizard = wizardOn(phone.page);
  sent = [];
  phone.page.on('request', (request) => {
    if (request.url().endsWith('/api/uploads')) sent.push(request.postDataJSON().size);
  });
});

/** As heavy as a camera makes them: noise cannot be compressed. */
async function heavyPhoto(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const size = { width: 4000, height: 3000 };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const buffer = await sharp({ create: { ...size, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(MAX_PHOTO_BYTES);
  return { name: 'trip.jpg', mimeType: 'image/jpeg', buffer };
}

const choose = () => phone.page.getByLabel(/^Choose (a photo|photos)$/);

/** The photos of the post as they stand on the page. */
const previews = () =>
  phone.page.evaluate<string[]>(
    "[...document.querySelectorAll('ul[aria-label=Photos] img')].map((photo) => photo.src)",
  );

describe('a photo', () => {
  it('larger than it needs to be is made smaller before it is sent', async () => {
    await wizard.open(cloud.origin());
    await choose().setInputFiles(await heavyPhoto());
    await wizard.photosReady(1);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toBeLessThan(MAX_PHOTO_BYTES / 2);
    await wizard.finishListing();
    const [card] = await catchesOf(cloud, ruth);
    // Still enough for the widest rendition.
    expect(card?.photo).toMatchObject({ width: 1600, height: 1200 });
  });

  it('that this browser cannot read is sent as it is', async () => {
    await phone.page.addInitScript('window.createImageBitmap = () => Promise.reject(new Error("no"))');
    await wizard.open(cloud.origin());
    const [width, height] = [2400, 1800];
    const buffer = await sharp({ create: { width, height, channels: 3, background: '#246' } })
      .png({ compressionLevel: 0, palette: false })
      .toBuffer();
    await choose().setInputFiles({
      name: 'trip.jpg',
      mimeType: 'image/jpeg',
      buffer: await sharp(buffer)
        .jpeg({ quality: 100 })
        .withExif({ IFD0: { Copyright: 'x'.repeat(60_000) } })
        .toBuffer(),
    });
    await wizard.photosReady(1);
    await wizard.finishListing();
    expect((await catchesOf(cloud, ruth))[0]?.photo).toMatchObject({ width, height });
  });

  it('on its way survives a reload, and goes on by itself', async () => {
    await wizard.open(cloud.origin());
    const onItsWay = Promise.withResolvers<void>();
    await phone.page.route('**/incoming/**', () => onItsWay.resolve(), { times: 1 });
    await choose().setInputFiles(CAMERA_PHOTOS[0]);
    await onItsWay.promise;
    await phone.page.getByRole('progressbar', { name: 'Sending photo 1' }).waitFor();
    await phone.page.reload();
    await wizard.photosReady(1);
    expect(sent).toHaveLength(2);
    await wizard.finishListing();
    expect((await catchesOf(cloud, ruth))[0]?.photo).toBeDefined();
  });

  it('can be made the main one, which comes first from then on', async () => {
    await wizard.open(cloud.origin());
    await wizard.addPhotos([CAMERA_PHOTOS[0], CAMERA_PHOTOS[1]], 2);
    const [first, second] = await previews();
    await wizard.button('Make main: photo 2').click();
    await expect.poll(previews).toEqual([second, first]);
    expect(await wizard.photos.first().innerText()).toContain('Main photo');
    expect(await phone.page.locator('li:focus').innerText()).toContain('Main photo');
    expect(await problemsOn(phone.page)).toEqual([]);
    await wizard.finishListing();
    const [card] = await catchesOf(cloud, ruth);
    const { photos } = (await cloud.call(getCatch, { params: { catchId: card?.id ?? '' } })).body;
    expect(photos.map(({ width, height }) => width > height)).toEqual([true, true]);
    expect(photos[0]?.id).toBe(card?.photo?.id);
  });

  it('is waited for on a slow line, and the post is made once', async () => {
    const line = await phone.context.newCDPSession(phone.page);
    await wizard.toFilledListing(cloud.origin());
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 40_000,
    });
    await wizard.button('Back').click();
    await wizard.button('Back').click();
    await choose().setInputFiles(CAMERA_PHOTOS[0]);
    await wizard.next();
    await wizard.next();
    await wizard.button('Create Listing').click();
    await phone.page.getByText('Finishing photos...').waitFor();
    await said(phone.page, POSTED);
    const items = await catchesOf(cloud, ruth);
    expect(items.map(({ photo }) => photo !== undefined)).toEqual([true]);
  });
});
