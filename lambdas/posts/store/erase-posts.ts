/** Erases posts of a person who deletes their account. */
import type { PostKind } from '#shared/posts/schemas.ts';
import { getItem, ifUnchanged, type Key, remove, transact } from '../../table/index.ts';
import { POST_ITEMS, pledgeContribution } from './items.ts';
import { ledgerOfPost } from './ledger-of-post.ts';
import { removeFromLists } from './post-changes.ts';
import { asReadPost, toPost } from './stored-posts.ts';
import { amountsGiven, amountsOfPledge, contribute } from './totals.ts';

export async function erasePosts(kind: PostKind, posts: readonly Key[]): Promise<void> {
  const erase = kind === 'pledge' ? erasePledge : eraseCatch;
  await Promise.all(posts.map(({ sk }) => erase(sk)));
}

async function eraseCatch(postId: string): Promise<void> {
  const key = POST_ITEMS.catch.record.key({ postId });
  const stored = await getItem(key, { consistent: true });
  if (stored) await transact([remove(key), ...removeFromLists('catch', toPost('catch', stored).record)]);
}

/** Freezes the pledge's contribution to the totals, so that the pledged meals stay counted. */
async function erasePledge(postId: string): Promise<void> {
  const key = POST_ITEMS.pledge.record.key({ postId });
  const read = async () => {
    const stored = await getItem(key, { consistent: true });
    if (!stored) return;
    const gone = remove(key, ifUnchanged(asReadPost('pledge', stored)));
    const { record, hidden } = toPost('pledge', stored);
    // A hidden pledge counts nothing in the totals except claimed meals, so the ledger subtracts the rest too.
    const unseen = hidden ? ledgerOfPost('pledge', record, undefined) : [];
    return {
      amounts: hidden ? amountsGiven(stored) : amountsOfPledge(stored),
      alongside: [gone, ...removeFromLists('pledge', record), ...unseen],
    };
  };
  await contribute(pledgeContribution.key({ postId }), read, { frozen: true });
}
