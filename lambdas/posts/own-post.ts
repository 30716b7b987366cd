import { AppError } from '#shared/contract/errors.ts';
import { isEditable } from '#shared/posts/edit-window.ts';
import { EDITING_EXPIRED } from '#shared/posts/words.ts';
import type { PostKind } from '../table/keys.ts';
import { type CardKeys, readPost, type StoredPost } from './store/posts.ts';

interface OwnPostRequest {
  kind: PostKind;
  postId: string;
  ownerId: string;
}

interface Refusals {
  absent: string;
  /** Of a post that everybody may see; a hidden one of somebody else is as good as absent. Without it, any is. */
  notYours?: string;
}

/**
 * A post of one's own as it stands now, hidden or not.
 * @throws AppError `not_found`, or `not_allowed` for what everybody knows to be somebody else's
 */
export async function readOwnPost<Card extends CardKeys, Detail>(
  { kind, postId, ownerId }: OwnPostRequest,
  { absent, notYours }: Refusals,
): Promise<StoredPost<Card, Detail>> {
  const post = await readPost<Card, Detail>(kind, postId);
  if (post?.card.fishermanId === ownerId) return post;
  if (post && !post.hidden && notYours !== undefined) throw new AppError('not_allowed', notYours);
  throw new AppError('not_found', absent);
}

/** @throws AppError `conflict` when its editing period is over */
export function refuseWhenOver(post: { editableUntil: string }, now: Date): void {
  const { title, description } = EDITING_EXPIRED;
  if (!isEditable(post, now.getTime())) throw new AppError('conflict', `${title}: ${description}`);
}
