import { readFileSync } from 'node:fs';
import type { Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { listMyCatches, listMyPledges } from '#shared/posts/own-endpoints.ts';
import { PHONE, type Visit } from '#tests/support/browser.ts';
import { cloud, it, visit } from '#tests/support/fixtures.ts';
import type { TestUser } from '#tests/support/users.ts';
import { problemsOn, SMALL_PHOTOS, wizardOn } from './posting-wizard.ts';

let ruth: TestUser;
let phone: Visit;
let wizard: ReturnType<typeof wizardOn>;

it.beforeEach(async () => {
  ruth = await cloud.createUser({ name: 'Ruth Alder', fisherman: 'Ruth Alder' });
  // The browser itself complains of every request that these tests let fail.
  phone = await visit({
    as: ruth,
    hasTouch: true,
    isMobile: true,
    expectedErrors: [/Failed to load resource/],
  });
  wizard = wizardOn(phone.page);
});

const catchCount = async () =>
  (await cloud.call(listMyCatches, { token: ruth.accessToken })).body.items.length;
const pledgeCount = async () =>
  (await cloud.call(listMyPledges, { token: ruth.accessToken })).body.items.length;
const toast = (words: string) => phone.page.getByText(words, { exact: true }).first().waitFor();
const POSTED = 'Your catch has been posted successfully!';
const FAILED = 'Failed to post your catch. Please try again.';

/** The request does its work, and the gateway fails before its answer. */
async function failAfterwards(route: Route): Promise<void> {
  await route.fetch();
  await route.fulfill({ status: 504, json: { message: 'Endpoint request timed out' } });
}

describe('a post is made once', () => {
  it('however often the button is pressed', async () => {
    const requests: string[] = [];
    phone.page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/catches')) requests.push(request.url());
    });
    await wizard.toFilledListing(cloud.origin());
    await wizard.button('Create Listing').dblclick();
    await toast(POSTED);
    expect(requests).toHaveLength(1);
    expect(await catchCount()).toBe(1);
  });

  it('when the server failed after it was posted and the person tries again, even after a reload', async () => {
    await wizard.toFilledListing(cloud.origin());
    await phone.page.route('**/api/catches', failAfterwards, { times: 1 });
    await wizard.button('Create Listing').click();
    await toast(FAILED);
    await phone.page.getByText('What you filled in is kept.').waitFor();
    await phone.page.reload();
    await wizard.button('Create Listing').click();
    await toast(POSTED);
    expect(await catchCount()).toBe(1);
  });

  it('and a changed form after such a failure becomes another post only when that is wanted', async () => {
    await wizard.toFilledListing(cloud.origin());
    await phone.page.route('**/api/catches', failAfterwards, { times: 1 });
    await wizard.button('Create Listing').click();
    await toast(FAILED);
    await wizard.quantity.fill('30 lb');
    await wizard.button('Create Listing').click();
    const dialog = phone.page.getByRole('dialog', { name: 'It was posted already' });
    await dialog.waitFor();
    expect(await catchCount()).toBe(1);
    await dialog.getByRole('button', { name: 'Post another' }).click();
    await toast(POSTED);
    expect(await catchCount()).toBe(2);
  });

  it('and is not pledged as well without a question, when the sale may have got through', async () => {
    await wizard.toFilledListing(cloud.origin());
    await phone.page.route('**/api/catches', failAfterwards, { times: 1 });
    await wizard.button('Create Listing').click();
    await toast(FAILED);
    await wizard.button('Back').click();
    await wizard.choose('Pledge to Community');
    await wizard.next();
    await wizard.meals.fill('24');
    await wizard.button('Post Pledge').click();
    const dialog = phone.page.getByRole('dialog', { name: 'It may be posted already' });
    await dialog.getByRole('link', { name: 'See My Posts' }).click();
    await phone.page.getByRole('link', { name: 'Haddock', exact: true }).waitFor();
    expect(await pledgeCount()).toBe(0);
  });
});

describe('what the server says', () => {
  it('of a field stands at that field, in its step', async () => {
    await wizard.toFilledListing(cloud.origin());
    const message = 'Location must be less than 200 characters';
    const error = {
      code: 'invalid_fields',
      message,
      requestId: 'r',
      issues: [{ path: 'location', message }],
    };
    await phone.page.route('**/api/catches', (route) => route.fulfill({ status: 422, json: { error } }), {
      times: 1,
    });
    await wizard.button('Create Listing').click();
    await toast(FAILED);
    await wizard.location.waitFor();
    expect(await wizard.errorOf(wizard.location)).toBe(message);
    await wizard.location.fill('Bath, ME');
    expect(await wizard.issues.count()).toBe(0);
    await wizard.next();
    await wizard.next();
    await wizard.button('Create Listing').click();
    await toast(POSTED);
  });

  it('of a session that has ended leads to the sign-in page and back, with nothing lost', async () => {
    await wizard.toFilledListing(cloud.origin());
    await phone.page.route('**/api/catches', (route) => route.fulfill({ status: 401, json: {} }), {
      times: 1,
    });
    await wizard.button('Create Listing').click();
    await toast('Please sign in to post a catch.');
    const link = phone.page.getByRole('link', { name: 'Sign in again' });
    expect(await link.getAttribute('href')).toBe('/auth?from=%2Fpost-catch%3Fstep%3D3');
    expect(await wizard.quantity.inputValue()).toBe('40 lb');
  });
});

describe('a photo', () => {
  it('that did not get through can be sent again', async () => {
    await wizard.open(cloud.origin());
    await phone.page.route('**/incoming/**', (route) => route.abort(), { times: 1 });
    await phone.page.getByLabel('Choose photos').setInputFiles(SMALL_PHOTOS[0]);
    await phone.page.getByText('Failed to upload photo. Please try again.').waitFor();
    await wizard.button('Retry photo 1').click();
    await wizard.photosReady(1);
  });

  it('that did not get through does not hold up the post, which waits for it instead of leaving it out', async () => {
    await wizard.open(cloud.origin());
    await wizard.basics();
    await phone.page.route('**/incoming/**', (route) => route.abort(), { times: 1 });
    await phone.page.getByLabel('Choose photos').setInputFiles(SMALL_PHOTOS[0]);
    await phone.page.getByText('Failed to upload photo. Please try again.').waitFor();
    await wizard.next();
    await wizard.choose('Sell in Marketplace');
    await wizard.next();
    await wizard.listing();
    await wizard.button('Create Listing').click();
    await toast('Kept on this device');
    await toast(POSTED);
    const { items } = (await cloud.call(listMyCatches, { token: ruth.accessToken })).body;
    expect(items.map(({ photo }) => photo !== undefined)).toEqual([true]);
  });

  it('that cannot be used holds up the post until it is removed', async () => {
    await wizard.open(cloud.origin());
    await wizard.basics();
    await phone.page
      .getByLabel('Choose photos')
      .setInputFiles({ name: 'trip.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
    await wizard.next();
    await wizard.choose('Sell in Marketplace');
    await wizard.next();
    await wizard.listing();
    await wizard.button('Remove photo 1').waitFor();
    await wizard.button('Create Listing').click();
    expect(await wizard.issues.getByRole('link').allInnerTexts()).toEqual([
      'A photo cannot be used. Please remove it.',
    ]);
    await wizard.button('Remove photo 1').click();
    await wizard.button('Create Listing').click();
    await toast(POSTED);
  });

  it('that is none is refused with the specified words, on its tile and as a toast', async () => {
    await wizard.open(cloud.origin());
    const choose = phone.page.getByLabel(/^Choose (a photo|photos)$/);
    const tile = wizard.photos.first();
    const file = (name: string, mimeType: string, size: number) => ({
      name,
      mimeType,
      buffer: Buffer.alloc(size),
    });
    const refused: [Parameters<typeof choose.setInputFiles>[0], string][] = [
      [file('trip.gif', 'image/gif', 9), 'Invalid file type. Please select a JPEG, PNG, or WebP image.'],
      [file('trip.jpg', 'image/jpeg', 5_242_881), 'File size too large. Maximum size allowed is 5MB.'],
      [file('trip.jpg', 'image/jpeg', 0), 'File appears to be empty. Please select a valid image.'],
    ];
    for (const [one, words] of refused) {
      await choose.setInputFiles(one);
      await tile.getByText(words).waitFor();
      const toasted = phone.page.getByRole('region', { name: /Notifications/ });
      await toasted.getByText(words).waitFor();
      await toasted.getByText('Invalid File').first().waitFor();
      expect(await wizard.button('Retry photo 1').count()).toBe(0);
      await wizard.button('Remove photo 1').click();
    }
    expect(await wizard.photos.count()).toBe(0);
  });

  it('can be cancelled on its way and removed when it is there', async () => {
    await wizard.open(cloud.origin());
    await wizard.addPhotos([SMALL_PHOTOS[0]], 1);
    const onItsWay = Promise.withResolvers<void>();
    await phone.page.route('**/incoming/**', async () => onItsWay.resolve(), { times: 1 });
    await phone.page.getByLabel('Choose photos').setInputFiles(SMALL_PHOTOS[1]);
    await onItsWay.promise;
    await wizard.button('Cancel photo 2').click();
    expect(await wizard.photos.count()).toBe(1);
    await wizard.button('Remove photo 1').click();
    expect(await wizard.photos.count()).toBe(0);
  });

  it('beyond the third is left out, and that is said', async () => {
    await wizard.open(cloud.origin());
    await phone.page.getByLabel('Choose photos').setInputFiles([...SMALL_PHOTOS, SMALL_PHOTOS[0]]);
    await toast('At most 3 photos');
    expect(await wizard.photos.count()).toBe(3);
    await phone.page.getByText('You have 3 photos').waitFor();
  });

  it('that cannot be used leaves its place to one that can', async () => {
    await wizard.open(cloud.origin());
    const jpeg = (buffer: Buffer) => ({ name: 'trip.jpg', mimeType: 'image/jpeg', buffer });
    const [first, second, third] = SMALL_PHOTOS;
    await phone.page
      .getByLabel('Choose photos')
      .setInputFiles([
        { name: 'trip.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
        jpeg(readFileSync(first)),
        jpeg(Buffer.alloc(0)),
        jpeg(readFileSync(second)),
        jpeg(readFileSync(third)),
      ]);
    await wizard.photosReady(3);
    const tiles = await wizard.photos.allInnerTexts();
    expect(tiles.map((text) => /Invalid file type|appears to be empty|Uploaded/.exec(text)?.[0])).toEqual([
      'Invalid file type',
      'Uploaded',
      'appears to be empty',
      'Uploaded',
      'Uploaded',
    ]);
    expect(await phone.page.getByText('At most 3 photos').count()).toBe(0);
  });
});

describe('every step, with everything wrong that can be', () => {
  it('can be used by everyone', async () => {
    // Contrast is that of what has appeared, not of what is just appearing.
    await phone.page.emulateMedia({ reducedMotion: 'reduce' });
    // So tall that nothing lies under the bars just now, which would count as too small.
    await phone.page.setViewportSize({ width: PHONE.width, height: 3000 });
    await wizard.open(cloud.origin());
    await phone.page
      .getByLabel('Choose photos')
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await wizard.next();
    expect(await problemsOn(phone.page), 'basics').toEqual([]);
    await wizard.basics();
    await wizard.next();
    await wizard.next();
    expect(await problemsOn(phone.page), 'choice').toEqual([]);
    await wizard.choose('Sell in Marketplace');
    await wizard.next();
    await phone.page.getByRole('radio', { name: 'Fixed price' }).check();
    await wizard.button('Create Listing').click();
    expect(await problemsOn(phone.page), 'listing').toEqual([]);
    await wizard.button('Back').click();
    await wizard.choose('Pledge to Community');
    await wizard.next();
    await wizard.button('Post Pledge').click();
    expect(await problemsOn(phone.page), 'pledge').toEqual([]);
  });
});
