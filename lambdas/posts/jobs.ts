/** Jobs about posts: they follow suspensions, in parts, since there may be many, and tell of refused pledges. */
import type { PostKind } from '#shared/posts/schemas.ts';
import type { RefusedDay } from '#shared/series/refusals.ts';
import { defineJob, type FromCursor, type Job } from '../jobs/define-job.ts';
import { tombstone } from '../people/store/items.ts';
import { suspension } from '../suspensions/store/items.ts';
import { absent, present } from '../table/expression.ts';
import * as table from '../table/index.ts';
import { POST_ITEMS } from './store/items.ts';
import { changePost } from './store/post-changes.ts';
import { readPost } from './store/posts.ts';

interface PostsOf extends FromCursor {
  kind: PostKind;
  userId: string;
}

export const postsOfSuspended = defineJob<PostsOf>()('posts of a suspended person', 'jobs');

interface Refused extends RefusedDay {
  seriesId: string;
}

/** Creates the email, since due work can't queue emails. */
export const refusedDay = defineJob<Refused>()('refused day of a series', 'jobs');
/** An email to a fisherman whose series could not post the pledge of a day. */
export const refusedDayMail = defineJob<Refused>()('mail about a refused day of a series', 'mails');

/** Posts per part. Each is a transaction that changes the same counts, so they run one by one. */
const CHANGED_IN_ONE_GO = 50;

/** Newest first, since people look at those. */
export async function followSuspensionPart({ kind, userId, cursor }: PostsOf): Promise<Job[]> {
  const ownPosts: table.ItemList = POST_ITEMS[kind].ownPosts(userId);
  const { items: keys, lastKey } = await table.queryKeys(ownPosts, {
    limit: CHANGED_IN_ONE_GO,
    newestFirst: true,
    startKey: cursor,
  });
  for (const { sk } of keys) await table.retry(() => hideOrShow(kind, sk, userId));
  return lastKey ? [postsOfSuspended.of({ kind, userId, cursor: lastKey })] : [];
}

/** Hides a post or shows it again according to its owner's current suspension, since the job may be late. */
async function hideOrShow(kind: PostKind, postId: string, userId: string): Promise<void> {
  const key = suspension.key({ userId });
  const [suspended, deleted] = await table.getItems([key, tombstone.key({ userId })]);
  const post = await readPost(kind, postId);
  const isSettled = suspended ? post?.hidden : !post?.withdrawn;
  if (!post || deleted || isSettled) return;
  const after = suspended
    ? { record: post.record, hidden: true, withdrawn: true as const }
    : { record: post.record, hidden: false };
  const still = table.checkUnchanged(key, suspended ? present : absent);
  await changePost(kind, post, after, [still]);
}
