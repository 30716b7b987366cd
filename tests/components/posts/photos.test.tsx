/** Photos in the form of a post. */
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { MAX_PHOTO_BYTES } from '#shared/photos/limits.ts';
import { createCatch } from '#shared/posts/catches/own-endpoints.ts';
import { answerBucket, OFFLINE, when } from '../support/api.ts';
import { button, expectNoProblems, expectSeen } from '../support/show.tsx';
import { aCatch } from './posts.ts';
import {
  addPhotos,
  aFile,
  answerUploads,
  choose,
  fillBasics,
  fillListing,
  issues,
  openWizard,
  POSTED,
  photos,
} from './wizard.tsx';

const answerPost = () => when(createCatch).answer(() => aCatch());

async function expectUploaded(count: number): Promise<void> {
  await expect.poll(() => photos().getByText('Uploaded').elements()).toHaveLength(count);
}

/** From the first step, with its photos. */
async function post(): Promise<void> {
  await fillBasics();
  await button('Next').click();
  await choose('Sell in Marketplace');
  await fillListing();
  await button('Create Listing').click();
}

/** As large as a camera's photos, since noise cannot be compressed. */
async function heavyPhoto(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 4000, height: 3000 });
  const context = canvas.getContext('2d');
  const pixels = new ImageData(canvas.width, canvas.height);
  const random = new Uint32Array(pixels.data.buffer);
  for (let index = 0; index < random.length; index++) random[index] = Math.random() * 2 ** 32;
  context?.putImageData(pixels, 0, 0);
  const blob = await new Promise<Blob | null>((give) => canvas.toBlob(give, 'image/jpeg', 0.8));
  const file = aFile('trip.jpg', 'image/jpeg', blob ?? '');
  expect(file.size).toBeGreaterThan(MAX_PHOTO_BYTES);
  return file;
}

describe('a photo', () => {
  it('whose upload failed can be sent again', async () => {
    answerUploads();
    answerBucket(() => OFFLINE);
    await openWizard();
    await addPhotos(aFile());
    await expectSeen('Failed to upload photo. Please try again.');
    answerBucket(() => new Response());
    await button('Retry photo 1').click();
    await expectUploaded(1);
  });

  it('that the server cannot use blocks the post until it is removed', async () => {
    answerUploads({ status: 'rejected', reason: 'This is no photo.' });
    const posted = answerPost();
    await openWizard();
    await addPhotos(aFile());
    await expectSeen('This is no photo.');
    await post();
    await expect.poll(issues).toEqual(['A photo cannot be used. Please remove it.']);
    expect(posted).not.toHaveBeenCalled();
    await button('Remove photo 1').click();
    await button('Create Listing').click();
    await expectSeen(POSTED);
  });

  it.each([
    [aFile('trip.gif', 'image/gif'), 'Invalid file type. Please select a JPEG, PNG, or WebP image.'],
    [
      aFile('trip.jpg', 'image/jpeg', new Uint8Array(MAX_PHOTO_BYTES + 1)),
      'File size too large. Maximum size allowed is 5MB.',
    ],
    [aFile('trip.jpg', 'image/jpeg', ''), 'File appears to be empty. Please select a valid image.'],
  ])(
    'that is not a photo is refused with the specified message, on its tile and as a toast: %o',
    async (file, text) => {
      await openWizard();
      await addPhotos(file);
      await expectSeen('Invalid File');
      await expect.poll(() => page.getByText(text).elements()).toHaveLength(2);
      expect(button('Retry photo 1').elements()).toEqual([]);
      await button('Remove photo 1').click();
      await expect.poll(() => photos().elements()).toEqual([]);
    },
  );

  it('can be canceled during the upload and removed after it', async () => {
    answerUploads();
    await openWizard();
    await addPhotos(aFile());
    await expectUploaded(1);
    answerBucket(() => new Promise(() => undefined));
    await addPhotos(aFile());
    await button('Cancel photo 2').click();
    await expect.poll(() => photos().elements()).toHaveLength(1);
    await button('Remove photo 1').click();
    await expect.poll(() => photos().elements()).toEqual([]);
  });

  it('beyond the third is left out with a message, and an unusable one does not count', async () => {
    answerUploads();
    await openWizard();
    await addPhotos(
      aFile('trip.gif', 'image/gif'),
      aFile(),
      aFile('trip.jpg', 'image/jpeg', ''),
      aFile(),
      aFile(),
    );
    await expectUploaded(3);
    const texts = photos()
      .elements()
      .map(({ textContent }) => /Invalid|empty|Uploaded/.exec(textContent)?.[0]);
    expect(texts).toEqual(['Invalid', 'Uploaded', 'empty', 'Uploaded', 'Uploaded']);
    expect(page.getByText('At most 3 photos').elements()).toEqual([]);
    for (const number of [5, 4, 3, 1]) await button(`Remove photo ${number}`).click();
    await addPhotos(aFile(), aFile(), aFile());
    await expectSeen('At most 3 photos', /^You have 3 photos/);
  });

  it('can be made the main one, and is then the first', async () => {
    answerUploads();
    const posted = answerPost();
    await openWizard();
    await addPhotos(aFile('one.jpg'), aFile('two.jpg', 'image/jpeg', 'other pixels'));
    await expectUploaded(2);
    await button('Make main: photo 2').click();
    await expect.element(photos().first()).toHaveFocus();
    await expect.element(photos().first().getByText('Main photo')).toBeVisible();
    await expectNoProblems();
    await post();
    await expectSeen(POSTED);
    const [first = '', second = ''] =
      posted.mock.lastCall?.[0].body.photos?.map(({ uploadId }) => uploadId) ?? [];
    expect(first > second).toBe(true);
  });

  it('that is larger than necessary is made smaller before the upload', async () => {
    const asked = answerUploads();
    await openWizard();
    await addPhotos(await heavyPhoto());
    await expectUploaded(1);
    expect(asked.mock.lastCall?.[0].body.size).toBeLessThan(MAX_PHOTO_BYTES / 2);
  });

  it('that this browser cannot read is sent unchanged', async () => {
    vi.spyOn(window, 'createImageBitmap').mockRejectedValue(new Error('The browser cannot read it'));
    const asked = answerUploads();
    await openWizard();
    await addPhotos(aFile('trip.jpg', 'image/jpeg', new Uint8Array(500_000)));
    await expectUploaded(1);
    expect(asked.mock.lastCall?.[0].body.size).toBe(500_000);
  });

  it('whose upload is interrupted by a reload resumes automatically', async () => {
    answerUploads();
    const sent = answerBucket(() => new Promise(() => undefined));
    await openWizard();
    await addPhotos(aFile());
    await expect.poll(() => sent.mock.calls).toHaveLength(1);
    await expect.element(page.getByRole('progressbar', { name: 'Sending photo 1' })).toBeVisible();
    answerBucket(() => new Response());
    await openWizard();
    await expectUploaded(1);
    await expectSeen('We kept what you filled in.');
  });

  it('on a slow network delays the post, which is made once', async () => {
    answerUploads();
    const posted = answerPost();
    const line = Promise.withResolvers<Response>();
    answerBucket(() => line.promise);
    await openWizard();
    await addPhotos(aFile());
    await post();
    await expectSeen('Finishing photos...');
    expect(posted).not.toHaveBeenCalled();
    line.resolve(new Response());
    await expectSeen(POSTED);
    expect(posted.mock.lastCall?.[0].body.photos).toHaveLength(1);
    expect(posted).toHaveBeenCalledOnce();
  });
});
