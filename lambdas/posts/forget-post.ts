import type { PostKind } from '#shared/posts/schemas.ts';
import { pictureFolder } from '#shared/sharing/pictures.ts';
import { forgetLater, forgetPage, isForgottenAtOnce } from '../edge/jobs.ts';
import type { Job } from '../jobs/define-job.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { Change } from '../table/change.ts';
import type { StoredPost } from './store/items.ts';
import { changeOfPost } from './store/stored-posts.ts';

/** Removes posts that are hidden, taken down, sold or deleted from the edge before their cache time is over. */
export async function forgetHiddenPost(change: Change): Promise<void> {
  const { kind, postId, before, after } = changeOfPost(change);
  if (!before || before.hidden) return;
  // A sold catch still has pages. They are removed when it is hidden or deleted.
  const isSold = ({ card }: StoredPost) => 'soldAt' in card;
  if (after && !after.hidden && (isSold(before) || !isSold(after))) return;
  const { fishermanId } = before.card;
  const now = new Date();
  // Actions of administrators don't wait for earlier ones of the owner, and don't count among them.
  const isByAdministrator = after?.withdrawn === true || after?.moderation?.isTakenDown === true;
  const isAtOnce = isByAdministrator || (await isForgottenAtOnce(fishermanId, now));
  await enqueue([isAtOnce ? forgetPost(kind, postId, fishermanId) : forgetLater('pictures', now)]);
}

/** Invalidates a post's page, pictures and lists. */
const forgetPost = (kind: PostKind, postId: string, fishermanId: string): Job =>
  forgetPage({ kind, id: postId }, [
    kind === 'pledge' ? '/api/pledges*' : '/api/catches*',
    '/api/home',
    '/embed/*',
    `${pictureFolder('fisherman', fishermanId)}*`,
  ]);
