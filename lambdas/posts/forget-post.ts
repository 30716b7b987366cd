import type { PostKind } from '#shared/posts/schemas.ts';
import { pathsOfPage } from '#shared/rendering.ts';
import { pagePath } from '#shared/sharing/links.ts';
import { pictureFolder } from '#shared/sharing/pictures.ts';
import { forgetLater, invalidation, isForgottenAtOnce } from '../edge/jobs.ts';
import type { Job } from '../jobs/define-job.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { Change } from '../table/change.ts';
import { getItem } from '../table/index.ts';
import { POST_ITEMS, type StoredPost } from './store/items.ts';
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
  const isAtOnce =
    (await isForgottenAtOnce(fishermanId, now)) ||
    // Actions of administrators don't wait for earlier ones of the owner.
    after?.withdrawn === true ||
    (await getItem(POST_ITEMS[kind].takenDown.key({ postId }))) !== undefined;
  await enqueue([isAtOnce ? forgetPost(kind, postId, fishermanId) : forgetLater('pictures', now)]);
}

/** Invalidates a post's page, pictures and lists. Paths cost money, so one path covers several lists. */
function forgetPost(kind: PostKind, postId: string, fishermanId: string): Job {
  return invalidation.of({
    paths: [
      kind === 'pledge' ? '/api/pledges*' : '/api/catches*',
      '/api/home',
      ...pathsOfPage(pagePath({ kind, id: postId })),
      '/sitemap*',
      '/feeds/*',
      '/embed/*',
      '/share/page/*',
      `${pictureFolder(kind, postId)}*`,
      `${pictureFolder('fisherman', fishermanId)}*`,
    ],
  });
}
