import { AppError } from '#shared/contract/errors.ts';
import { retry } from '../table/retry.ts';
import { readOwnPost } from './own-post.ts';
import { changePost, type PostRules } from './store/post-changes.ts';
import type { CardKeys, StoredPost } from './store/posts.ts';
import { requireNotTakenDown } from './store/taken-down.ts';

interface Visibility {
  postId: string;
  ownerId: string;
  hidden: boolean;
  now: Date;
}

/**
 * Hides a post of one's own, or shows it again. Not an edit: it makes no new version and may be done at any time.
 * @throws AppError `conflict` when it would be shown and its listing would be over, `not_allowed` when administrators hid it
 */
export function setVisibility<Card extends CardKeys, Detail extends { updatedAt: string }>(
  rules: PostRules<Card, Detail>,
  { postId, ownerId, hidden, now }: Visibility,
  refusals: { absent: string; notYours: string; over?: string },
): Promise<StoredPost<Card, Detail>> {
  const turn = async () => {
    const before = await readOwnPost<Card, Detail>({ kind: rules.kind, postId, ownerId }, refusals);
    if (before.hidden === hidden) return before;
    const until = rules.listedUntil(before);
    if (!hidden && until !== undefined && until <= now.getTime())
      throw new AppError('conflict', refusals.over);
    const after = { ...before, detail: { ...before.detail, updatedAt: now.toISOString() }, hidden };
    await changePost(rules, before, after, hidden ? [] : [requireNotTakenDown(rules.kind, postId)]);
    return after;
  };
  return retry(turn);
}
