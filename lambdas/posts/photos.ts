/** Photos of posts: they are deleted when a post no longer has them, and withheld while it is hidden. */
import type { PostKind } from '#shared/posts/schemas.ts';
import { pictureFolder } from '#shared/sharing/pictures.ts';
import { defineJob, type Job, type PayloadOf } from '../jobs/define-job.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { movePhotos, objectRemoval } from '../photos/jobs.ts';
import type { Change } from '../table/change.ts';
import { getItems } from '../table/index.ts';
import { POST_ITEMS, type StoredPost } from './store/items.ts';
import { changeOfPost } from './store/stored-posts.ts';

export function photosOf(post: Pick<StoredPost, 'detail' | 'sharedPhotos'> | undefined): string[] {
  return post === undefined || post.sharedPhotos ? [] : post.detail.photos.map(({ id }) => id);
}

/** The paths of a post's own share pictures, and of those that use photos of several posts. */
const picturesWith = (kind: PostKind, postId: string, fishermanId: string) => [
  `${pictureFolder('fisherman', fishermanId)}*`,
  `${pictureFolder(kind, postId)}*`,
  '/share/page/*',
];

/** Deletes photos that a post no longer has. Posts don't share photos, except in a demo. */
export async function sweepPhotos(change: Change): Promise<void> {
  const { kind, postId, before, after } = changeOfPost(change);
  const kept = photosOf(after);
  const photoIds = photosOf(before).filter((id) => !kept.includes(id));
  if (!before || photoIds.length === 0) return;
  const { fishermanId: ownerId } = before.card;
  // When the whole post is deleted, forgetHiddenPost invalidates its pictures.
  const pictures = after && picturesWith(kind, postId, ownerId);
  await enqueue([objectRemoval.of({ photoIds, wereShown: true, ownerId, ...(pictures && { pictures }) })]);
}

export const photoMove = defineJob<{ kind: PostKind; postId: string }>()('photo move', 'jobs');

/** Moves photos after a post was hidden or shown, or a hidden post got a photo. */
export async function withholdPhotosOfPost(change: Change): Promise<void> {
  const { kind, postId, before, after } = changeOfPost(change);
  if (!after || photosOf(after).length === 0) return;
  const wasHidden = before?.hidden === true;
  const known = photosOf(before);
  const isNew = photosOf(after).some((id) => !known.includes(id));
  const isSettled = after.hidden === wasHidden && !(wasHidden && isNew);
  if (!isSettled) await enqueue([photoMove.of({ kind, postId })]);
}

export function movePhotosOfPost({ kind, postId }: PayloadOf<typeof photoMove>): Promise<Job[]> {
  const { record, takenDown } = POST_ITEMS[kind];
  return movePhotos(async () => {
    const [post, mark] = await getItems([record.key({ postId }), takenDown.key({ postId })]);
    const ownerId = post?.card.fishermanId ?? '';
    return {
      isWithheld: post?.hidden === true,
      photoIds: photosOf(post),
      isByAdministrator: mark !== undefined || post?.withdrawn === true,
      ownerId,
      pictures: picturesWith(kind, postId, ownerId),
    };
  });
}
