import type { UploadKind } from '#shared/photos/schemas.ts';
import type { PledgeImageType } from '#shared/posts/pledges/schemas.ts';
import { photoLost } from '#words/photos/problems.ts';
import { PhotoRefused } from '../photos/photo-errors.ts';
import { uploadPhoto } from '../photos/upload-photo.ts';
import { PhotoHopeless } from './outcome.ts';
import { isUploadFresh, type QueuedPhoto, type QueuedPost } from './queued-post.ts';
import { keptFile, postQueue } from './store.ts';

/** The form asks for photos before it asks whether the catch is sold or pledged. Photos of the catch fit both. */
export const UPLOAD_KIND: Readonly<Record<PledgeImageType, UploadKind>> = {
  catch: 'catch',
  product: 'pledge',
};

/**
 * Returns the post's photos, each with an upload that the server still has. Each uploaded photo is recorded, so that an
 * interrupted sender doesn't start again.
 * @throws PhotoHopeless, or an error of `uploadPhoto` if a retry may succeed
 */
export async function uploadQueued(post: QueuedPost, token: string): Promise<QueuedPhoto[]> {
  const photos = [...post.photos];
  for (const [place, photo] of photos.entries()) {
    if (photo.done && isUploadFresh(photo.done, Date.now())) continue;
    photos[place] = { ...photo, done: await uploadOne(post, photo, place, token) };
    await postQueue.change(post, (kept) => ({ ...kept, photos }));
  }
  return photos;
}

async function uploadOne({ userId }: QueuedPost, { key, label }: QueuedPhoto, place: number, token: string) {
  try {
    const file = await keptFile(userId, key);
    if (!file) throw new PhotoRefused(photoLost);
    const signal = new AbortController().signal;
    const upload = await uploadPhoto(file, { kind: UPLOAD_KIND[label], signal, token, onProgress() {} });
    return { ...upload, at: Date.now() };
  } catch (error) {
    throw error instanceof PhotoRefused ? new PhotoHopeless(place, error) : error;
  }
}
