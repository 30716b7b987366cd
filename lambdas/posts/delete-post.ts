import { retry } from '../table/retry.ts';
import { readOwnPost } from './own-post.ts';
import { changePost, type PostRules } from './store/post-changes.ts';
import type { CardKeys } from './store/posts.ts';

/**
 * Deletes a post of one's own with its listing and counts. Its photos, and whatever else hangs on it, follow by the stream.
 * @throws AppError `not_found`, also when it was deleted before
 */
export function deletePost<Card extends CardKeys, Detail extends object>(
  rules: PostRules<Card, Detail>,
  { postId, ownerId }: { postId: string; ownerId: string },
  refusals: { absent: string; notYours: string },
): Promise<{ deleted: true }> {
  const turn = async () => {
    const before = await readOwnPost<Card, Detail>({ kind: rules.kind, postId, ownerId }, refusals);
    await changePost(rules, before, undefined);
    return { deleted: true as const };
  };
  return retry(turn);
}
