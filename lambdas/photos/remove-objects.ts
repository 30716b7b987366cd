import { photoKey } from '#shared/photos/address.ts';
import { PHOTO_RENDITIONS } from '#shared/photos/limits.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { forgetLater, forgetPhotos, isForgottenAtOnce } from '../edge/jobs.ts';
import type { Job, PayloadOf } from '../jobs/define-job.ts';
import { keepBeforeRemoval } from '../moderation/store/reported-photos.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import {
  deleteObjects,
  incomingKey,
  putRendition,
  readRendition,
  withheldKey,
} from '../services/photo-bucket.ts';
import { ChangedMeanwhile, getItems, retry } from '../table/index.ts';
import { objectRemoval } from './reactions.ts';

/** The renditions of photos, wherever they are, and the uploads that they came as. What reports keep of them is copied first. */
export async function removeObjects(removal: PayloadOf<typeof objectRemoval>): Promise<Job[]> {
  const { photoIds, wereShown, ownerId, pictures = [] } = removal;
  const next = ownerId && (await keepBeforeRemoval(ownerId, photoIds, removal.after));
  if (next) return [objectRemoval.of({ ...removal, after: next })];
  const renditions = photoIds.flatMap(renditionKeys);
  await deleteObjects([...photoIds.map(incomingKey), ...renditions, ...renditions.map(withheldKey)]);
  if (!wereShown) return [];
  const now = new Date();
  const isAtOnce = ownerId === undefined || (await isForgottenAtOnce(ownerId, now));
  if (isAtOnce) return [forgetPhotos(photoIds, pictures)];
  return [forgetLater('photos', now), ...(pictures.length > 0 ? [forgetLater('pictures', now)] : [])];
}

/** Moves a post's photos to where they belong as it stands now: jobs may come late, and in another order than what they follow. */
export async function movePhotos({ kind, postId }: { kind: PostKind; postId: string }): Promise<Job[]> {
  return await retry(async () => {
    const { isTakenDown, photoIds } = await readPhotos(kind, postId);
    for (const key of photoIds.flatMap(renditionKeys)) {
      await move(isTakenDown ? [key, withheldKey(key)] : [withheldKey(key), key]);
    }
    // Whoever changed it meanwhile has a job too, which may have been done before this one was.
    const now = await readPhotos(kind, postId);
    if (now.isTakenDown !== isTakenDown) throw new ChangedMeanwhile();
    // What the post lost meanwhile may have been removed just before it was written anew.
    const lost = photoIds.filter((id) => !now.photoIds.includes(id));
    return [
      ...(lost.length > 0 ? [objectRemoval.of({ photoIds: lost, wereShown: true })] : []),
      ...(isTakenDown && photoIds.length > 0 ? [forgetPhotos(photoIds)] : []),
    ];
  });
}

async function readPhotos(kind: PostKind, postId: string) {
  const { record, takenDown } = POST_ITEMS[kind];
  const [post, mark] = await getItems([record.key({ postId }), takenDown.key({ postId })]);
  // Of a deleted post the photos are gone, or about to be.
  return { isTakenDown: mark !== undefined, photoIds: post?.detail.photos.map(({ id }) => id) ?? [] };
}

async function move([from, to]: [from: string, to: string]): Promise<void> {
  const found = await readRendition(from);
  if (!found) return;
  await putRendition(to, found.body, found.contentType);
  await deleteObjects([from]);
}

const renditionKeys = (photoId: string) =>
  PHOTO_RENDITIONS.map(({ width, format }) => photoKey(photoId, width, format));
