/** Objects in the bucket go with the item that they belonged to. */
import { POST_KIND_NAMES, type PostKind } from '#shared/posts/schemas.ts';
import { pictureFolder } from '#shared/sharing/pictures.ts';
import { defineJob } from '../jobs/define-job.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { account } from '../people/store/items.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import { suspension } from '../suspensions/store/items.ts';
import type { Change, ChangedItem } from '../table/change.ts';
import type { Key } from '../table/index.ts';
import { reportedPhotosUpkeep } from './jobs.ts';
import { reportedPhotos, upload } from './store/items.ts';

export const objectRemoval = defineJob<{
  /** Of these photos, and of the uploads that they may still be. */
  photoIds: readonly string[];
  /** The edge may have them. */
  wereShown: boolean;
  /** Whose they were: a report may have named them, and the edge may have been told of much else today. */
  ownerId?: string;
  /** Paths of the edge: of pictures to share that may be drawn with these photos. */
  pictures?: readonly string[];
  /** How far the reports are looked through. */
  after?: string;
}>()('object removal', 'jobs');

/** Whose photos may have to be withheld: a post that is hidden, or a person who is suspended. */
export type PhotoOwner = { kind: PostKind; postId: string } | { userId: string };

/** Photos of hidden posts and suspended people go where the edge serves nothing from, and come back when they are shown again. */
export const photoMove = defineJob<PhotoOwner>()('photo move', 'jobs');

/** Photos that a post or a person no longer has; no two of them ever share one, but posts of a large demo, whose photos stay. */
export async function sweepPhotos({ key, before, after }: Change): Promise<void> {
  const kept = after ? photosOf(after) : [];
  const photoIds = before ? photosOf(before).filter((id) => !kept.includes(id)) : [];
  const ownerId: unknown = before && (account.match(before)?.userId ?? Object(before.card).fishermanId);
  const owner = typeof ownerId === 'string' && {
    ownerId,
    // With what goes as a whole the edge forgets its pictures anyway.
    ...(after && { pictures: picturesWith(key, ownerId) }),
  };
  if (photoIds.length > 0) await enqueue([objectRemoval.of({ photoIds, wereShown: true, ...owner })]);
}

/** The pictures to share of a post or a person; a fisherman's and the marketplace's borrow the photos of posts. */
export function picturesWith(key: Key, ownerId: string): string[] {
  const ofPost = POST_KIND_NAMES.flatMap((kind) => {
    const found = POST_ITEMS[kind].record.match(key);
    return found ? [`${pictureFolder(kind, found.postId)}*`, '/share/marketplace*'] : [];
  });
  return [`${pictureFolder('fisherman', ownerId)}*`, ...ofPost];
}

export function photosOf({ sk, photo, detail, sharedPhotos }: ChangedItem): string[] {
  if (sharedPhotos === true) return [];
  const photos: unknown[] = sk === 'ACCOUNT' ? [photo] : [Object(detail).photos].flat();
  return photos.map((each) => Object(each).id).filter((id) => typeof id === 'string');
}

/** Longer than a function works on one photo (lambdas/functions.ts). */
const PROCESSED_WITHIN_SECONDS = 120;

/**
 * An upload that no post took within its lifetime is removed by the table, and with its owner's account before that. One that is being processed in that
 * moment has its renditions written after it.
 */
export async function sweepUpload(change: Change): Promise<void> {
  const { params, before } = change.of(upload);
  if (!change.isRemoval || before?.attachedTo !== undefined) return;
  const removal = { photoIds: [params.uploadId], wereShown: false };
  const isInWork = before?.status === 'processing';
  const later = objectRemoval.of(removal, { delaySeconds: PROCESSED_WITHIN_SECONDS });
  await enqueue([objectRemoval.of(removal), ...(isInWork ? [later] : [])]);
}

/** A post was hidden or shown, or a hidden one got a photo. */
export async function withholdPhotosOfPost({ key, before, after }: Change): Promise<void> {
  if (!after || photosOf(after).length === 0) return;
  const wasHidden = before?.hidden === true;
  const known = before ? photosOf(before) : [];
  const isNew = photosOf(after).some((id) => !known.includes(id));
  const isSettled = after.hidden === wasHidden && !(wasHidden && isNew);
  if (isSettled) return;
  for (const kind of POST_KIND_NAMES) {
    const found = POST_ITEMS[kind].record.match(key);
    if (found) await enqueue([photoMove.of({ kind, postId: found.postId })]);
  }
}

/** A suspension began or ended. */
export async function withholdPhotosOfPerson(change: Change): Promise<void> {
  const { params, before, after } = change.of(suspension);
  if (!before || !after) await enqueue([photoMove.of({ userId: params.userId })]);
}

/** The pictures themselves are copied into the bucket, and removed from it, by a job. */
export async function keepReportedPhotos(change: Change): Promise<void> {
  const { params, before, after } = change.of(reportedPhotos);
  const photoIds = (after ?? before)?.photos.map(({ id }) => id) ?? [];
  await enqueue([reportedPhotosUpkeep.of({ ...params, photoIds })]);
}
