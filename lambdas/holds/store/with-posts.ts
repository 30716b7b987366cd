/** Holds end with their posts: of suspended and leaving people, and those that moderators take down. */

import { runner } from '../../jobs/consume.ts';
import { defineJob, type FromCursor } from '../../jobs/define-job.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { erasePosts } from '../../posts/store/erase-posts.ts';
import { POST_ITEMS } from '../../posts/store/items.ts';
import { suspension } from '../../suspensions/store/items.ts';
import type { Change } from '../../table/change.ts';
import { eraser, getItem, type ItemList, type Key, on, queryKeys } from '../../table/index.ts';
import { type Ending, endHoldsOn } from './end-holds.ts';
import type { HoldKind, StoredHold } from './kind.ts';

type Kind<Stored extends StoredHold> = HoldKind<Stored>;
type Named = Pick<Kind<StoredHold>, 'name'>;

const READ_IN_ONE_GO = 50;

const bySite = (reason: string): Ending => ({ cancelledBy: 'site', reason });

export const ofSuspended = ({ name }: Named) =>
  defineJob<FromCursor & { userId: string }>()(`${name}s on posts of a suspended person`, 'jobs');
const onTakenDown = ({ name }: Named) =>
  defineJob<{ postId: string }>()(`${name}s on a post taken down`, 'jobs');

export const reactionsToPosts = <Stored extends StoredHold>(kind: Kind<Stored>) => {
  const { takenDown } = POST_ITEMS[kind.post];
  return [
    on(takenDown, {
      async [`end ${kind.name}s of taken down`](change: Change) {
        const found = takenDown.match(change.key);
        if (found && change.isInsertion) await enqueue([onTakenDown(kind).of(found)]);
      },
    }),
    on(suspension, {
      async [`end ${kind.name}s of suspended`](change: Change) {
        const { userId } = change.of(suspension).params;
        if (change.isInsertion) await enqueue([ofSuspended(kind).of({ userId })]);
      },
    }),
  ];
};

/** They do nothing once the reason is gone. */
export const jobsOnPosts = <Stored extends StoredHold>(kind: Kind<Stored>) => {
  const { takenDown, ownPosts } = POST_ITEMS[kind.post];
  const postsOf = (userId: string): ItemList<object> => ownPosts(userId);
  return [
    // Newest first, since new posts are the ones with open holds.
    runner(ofSuspended(kind), async ({ userId, cursor }) => {
      if (!(await getItem(suspension.key({ userId }), { consistent: true }))) return [];
      const page = { limit: READ_IN_ONE_GO, newestFirst: true, startKey: cursor };
      const { items, lastKey } = await queryKeys(postsOf(userId), page);
      for (const { sk } of items) await endHoldsOn(kind, sk, bySite(kind.endings.fishermanGone), new Date());
      return lastKey ? [ofSuspended(kind).of({ userId, cursor: lastKey })] : [];
    }),
    runner(onTakenDown(kind), async ({ postId }) => {
      if (!(await getItem(takenDown.key({ postId }), { consistent: true }))) return;
      await endHoldsOn(kind, postId, bySite(kind.endings.takenDown), new Date());
    }),
  ];
};

/** Ends the holds on a leaving person's posts before it erases the posts. */
export const eraserOfPosts = <Stored extends StoredHold>(kind: Kind<Stored>) =>
  eraser<object>(POST_ITEMS[kind.post].record, async (posts: readonly Key[]) => {
    for (const { sk } of posts) await endHoldsOn(kind, sk, bySite(kind.endings.fishermanGone), new Date());
    await erasePosts(kind.post, posts);
  });
