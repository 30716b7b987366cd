/** The post wizard as a person uses it. */
import type { Mock } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HOUR } from '#shared/limits.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { createUpload, getUpload } from '#shared/photos/endpoints.ts';
import type { UploadState } from '#shared/photos/schemas.ts';
import { suggestPlaces } from '#shared/places/endpoints.ts';
import PostCatch from '../../../web/features/posts/post-catch-page.tsx';
import type { Me } from '../../../web/lib/session/session.tsx';
import { localMinute } from '../../../web/lib/time/local-minute.ts';
import { answerBucket, when } from '../support/api.ts';
import { aFisherman } from '../support/people.ts';
import { button, field, show } from '../support/show.tsx';

export const POSTED = 'Your catch has been posted successfully!';
export const NOT_POSTED = 'Failed to post your catch. Please try again.';

/** In the format of the date input. */
export const hoursAgo = (hours: number): string => localMinute(Date.now() - hours * HOUR);

/** Opens it anew, as after a reload. */
export async function openWizard(as: Me | null = aFisherman(), search = ''): Promise<void> {
  when(suggestPlaces).answer(() => ({ places: [] }));
  await show(<PostCatch />, { ...(as && { as }), at: PATHS.postCatch + search, path: PATHS.postCatch });
}

export const radio = (label: string) => page.getByRole('radio', { name: new RegExp(`^${label}`) });
export const issues = () =>
  page
    .getByRole('region', { name: /need.* your attention/ })
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);

export async function fillBasics(species = 'haddock'): Promise<void> {
  await field('Species').selectOptions(species);
  await field('Location').fill('Portland, ME');
}

/** Continues to the third step. */
export async function choose(kind: 'Pledge to Community' | 'Sell in Marketplace'): Promise<void> {
  await radio(kind).click();
  await radio('Fillet').click();
  await button('Next').click();
}

export async function fillListing(): Promise<void> {
  await field('Quantity').fill('40 lb');
  await field('Date caught').fill(hoursAgo(5));
  await radio('Free').click();
  await radio('Phone').click();
}

/** Completes the last step of a sale. */
export async function toFilledListing(as?: Me): Promise<void> {
  await openWizard(as);
  await fillBasics();
  await button('Next').click();
  await choose('Sell in Marketplace');
  await fillListing();
}

let uploads = 0;

/** The server accepts each file as a photo, unless the test says otherwise. */
export function answerUploads(becomes: Partial<UploadState> = { status: 'ready' }): Mock {
  const nextId = () => `01JX${String(++uploads).padStart(22, '0')}`;
  const asked = when(createUpload).answer(() => {
    const uploadId = nextId();
    const url = `https://photos.creel.example/incoming/${uploadId}`;
    return { uploadId, url, method: 'PUT', headers: {}, expiresAt: new Date().toISOString() };
  });
  answerBucket(() => new Response());
  when(getUpload).answer(({ params: { uploadId } }) => {
    const photo = { id: uploadId, width: 1600, height: 1200, color: '#4a6b7c' };
    return { uploadId, photo, status: 'ready', ...becomes };
  });
  return asked;
}

export const aFile = (name = 'trip.jpg', type = 'image/jpeg', bytes: BlobPart = 'pixels') =>
  new File([bytes], name, { type });

export const addPhotos = (...files: File[]): Promise<void> =>
  userEvent.upload(page.getByLabelText(/^Choose (a photo|photos)$/), files);

export const photos = () => page.getByRole('list', { name: 'Photos' }).getByRole('listitem');
