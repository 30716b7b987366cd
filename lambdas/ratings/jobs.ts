import { isOver } from '#shared/posts/offered.ts';
import { ratingOf } from '#shared/ratings/average.ts';
import { defineJob, type FromCursor, type Job, type PayloadOf } from '../jobs/define-job.ts';
import type { Asked } from '../mail/queued.ts';
import { exchangesWith } from '../messages/store/items.ts';
import { stats } from '../people/store/items.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import { changePost } from '../posts/store/post-changes.ts';
import { readPost } from '../posts/store/posts.ts';
import { getItem, queryKeys, remove, retry, transact } from '../table/index.ts';
import { ratingsOf } from './store/items.ts';

export const ratingMail = defineJob<Asked & { ratingId: string }>()('rating mail', 'mails');
export const ratingsSweep = defineJob<{ fishermanId: string }>()('ratings sweep', 'jobs');
export const ratingOnPosts = defineJob<{ userId: string } & FromCursor>()('rating on posts', 'jobs');

/** Maximum number of ratings that one run removes from each list. */
const REMOVED_IN_ONE_GO = 50;

/** Removes the ratings of a fisherman who left. Each part reads from the start, since removed ratings are gone. */
export async function eraseRatingsPart({ fishermanId }: { fishermanId: string }): Promise<Job[]> {
  const limit = { limit: REMOVED_IN_ONE_GO };
  const [ratings, exchanges] = await Promise.all([
    queryKeys(ratingsOf(fishermanId), limit),
    queryKeys(exchangesWith(fishermanId), limit),
  ]);
  const keys = [...ratings.items, ...exchanges.items];
  if (keys.length > 0) await transact(keys.map((key) => remove(key)));
  return ratings.lastKey || exchanges.lastKey ? [ratingsSweep.of({ fishermanId })] : [];
}

/** Catches per part. Each is a transaction that changes the same counts, so they run one by one. */
const COPIED_IN_ONE_GO = 50;

/** Copies a fisherman's rating to their listed catches. */
export async function copyRatingPart({ userId, cursor }: PayloadOf<typeof ratingOnPosts>): Promise<Job[]> {
  const { items: keys, lastKey } = await queryKeys(POST_ITEMS.catch.listingsOf(userId), {
    limit: COPIED_IN_ONE_GO,
    newestFirst: true,
    startKey: cursor,
  });
  for (const { sk } of keys) await retry(() => copyRating(sk, userId));
  return lastKey ? [ratingOnPosts.of({ userId, cursor: lastKey })] : [];
}

async function copyRating(postId: string, userId: string): Promise<void> {
  const [post, counts] = await Promise.all([
    readPost('catch', postId),
    getItem(stats.key({ userId }), { consistent: true }),
  ]);
  const { rating, ratingCount } = ratingOf(counts ?? {});
  // The table may delete an expired listing at any moment.
  if (!post || isOver(post.record.offeredUntil, Date.now())) return;
  if (post.record.rating === rating && post.record.ratingCount === ratingCount) return;
  await changePost('catch', post, { ...post, record: { ...post.record, rating, ratingCount } });
}
