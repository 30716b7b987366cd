import { POST_ITEMS } from '../posts/store/items.ts';
import { changeOfPost } from '../posts/store/stored-posts.ts';
import type { Change } from '../table/change.ts';
import { check, equals, present, put, remove, transact, write } from '../table/index.ts';
import { landing, postOfLanding } from './store/items.ts';

/** Thrown if the landing is gone or somebody else's, or the post is gone by now. */
class NothingToLink extends Error {}
const nothingToLink = () => new NothingToLink();

/** Links a new post to the landing that it was made from; a deleted post's link goes. */
export async function linkToLanding(change: Change): Promise<void> {
  const { kind, postId, before, after } = changeOfPost(change);
  const post = after ?? before;
  const landingId = post?.detail.landingId;
  if (!post || landingId === undefined || (before && after)) return;
  const link = postOfLanding.item({ landingId, postId }, { kind });
  if (!after) return await write(remove(link));
  try {
    await transact([
      check(landing.key({ landingId }), equals('card.fishermanId', post.card.fishermanId), nothingToLink),
      check(POST_ITEMS[kind].record.key({ postId }), present, nothingToLink),
      put(link),
    ]);
  } catch (error) {
    if (!(error instanceof NothingToLink)) throw error;
  }
}
