/** Posts of one's own. */
import { AppError } from '#shared/contract/errors.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { retry, type TransactionStep } from '../../table/index.ts';
import type { Post } from './kinds.ts';
import { changePost } from './post-changes.ts';
import { readPost } from './posts.ts';

/** Why somebody may not do something with a post. */
export interface Refusals {
  absent: string;
  /** Of a post that everybody may see; a hidden one of somebody else is as good as absent. Without it, any is. */
  notYours?: string;
}

export interface OwnPostRequest {
  postId: string;
  ownerId: string;
}

/**
 * A post of one's own as it stands now, hidden or not.
 * @throws AppError `not_found`, or `not_allowed` for what everybody knows to be somebody else's
 */
export async function readOwnPost<K extends PostKind>(
  kind: K,
  { postId, ownerId }: OwnPostRequest,
  { absent, notYours }: Refusals,
): Promise<Post<K>> {
  const post = await readPost(kind, postId);
  if (post?.record.fishermanId === ownerId) return post;
  if (post && !post.hidden && notYours !== undefined) throw new AppError('not_allowed', notYours);
  throw new AppError('not_found', absent);
}

/**
 * Deletes a post of one's own with its listing and counts. Its photos, and whatever else hangs on it, follow by the stream.
 * @param prepare does what has to be done before, and gives steps that go with it; it throws ChangedMeanwhile when the post is another one by that
 * @throws AppError `not_found`, also when it was deleted before
 */
export function deletePost<K extends PostKind>(
  kind: K,
  request: OwnPostRequest,
  refusals: Refusals,
  prepare: (post: Post<K>) => Promise<TransactionStep[]>,
): Promise<{ deleted: true }> {
  return retry(async () => {
    const post = await readOwnPost(kind, request, refusals);
    await changePost(kind, post, undefined, await prepare(post));
    return { deleted: true };
  });
}
