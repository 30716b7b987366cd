/** What becomes of the posts of somebody who leaves. */
import type { PostKind } from '#shared/posts/schemas.ts';
import {
  all,
  ChangedMeanwhile,
  equals,
  getItem,
  type Key,
  onlyIf,
  remove,
  transact,
} from '../../table/index.ts';
import { countersOf } from './counters.ts';
import { POST_ITEMS, pledgeContribution } from './items.ts';
import { amountsOfPledge, contribute } from './totals.ts';

/** Erases posts of one kind with their listings. */
export async function erasePosts(kind: PostKind, posts: readonly Key[]): Promise<void> {
  if (kind === 'pledge') {
    await Promise.all(posts.map(({ sk }) => erasePledge(sk)));
    return;
  }
  const { listing } = POST_ITEMS[kind];
  await transact(posts.flatMap((post) => [remove(post), remove(listing.key({ postId: post.sk }))]));
}

/** What was pledged stays counted: it is counted as the pledge goes, and then never again. */
async function erasePledge(postId: string): Promise<void> {
  const { record, listing } = POST_ITEMS.pledge;
  const key = record.key({ postId });
  const read = async () => {
    const stored = await getItem(key, { consistent: true });
    if (!stored) return;
    const asRead = all(
      ...[
        ...Object.entries(countersOf('pledge', stored)),
        ...Object.entries({ hidden: stored.hidden, version: stored.version }),
      ].map(([name, value]) => equals(name, value)),
    );
    const gone = remove(
      key,
      onlyIf(asRead, () => new ChangedMeanwhile()),
    );
    return { amounts: amountsOfPledge(stored), alongside: [gone, remove(listing.key({ postId }))] };
  };
  await contribute(pledgeContribution.key({ postId }), read, { frozen: true });
}
