/** A person's own posts. */
import { AppError } from '#shared/contract/errors.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { retry, type TransactionStep } from '../../table/index.ts';
import type { Post } from './kinds.ts';
import { changePost } from './post-changes.ts';
import { readPost } from './posts.ts';

/** Error texts for actions on a post. */
export interface Refusals {
  absent: string;
  /** For other people's public posts; hidden ones count as absent. Without it, all of them count as absent. */
  notYours?: string;
}

export interface OwnPostRequest {
  postId: string;
  ownerId: string;
}

/**
 * Returns a person's own post.
 * @throws AppError `not_found`, or `not_allowed` for a public post of somebody else if there is a text for it
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
 * Deletes a person's own post with its listing and counts. The stream triggers the deletion of its photos and other
 * related data.
 * @param prepare runs before and returns steps for the same transaction; it throws ChangedMeanwhile if it changed the
 * post
 * @throws AppError `not_found`, also if it was deleted before
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
