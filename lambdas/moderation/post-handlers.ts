import { AppError } from '#shared/contract/errors.ts';
import * as endpoints from '#shared/moderation/post-endpoints.ts';
import type { SitePost } from '#shared/moderation/post-schemas.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import * as words from '#words/general/refusals.ts';
import { auditSteps } from '../audit/store/audit.ts';
import { endpoint } from '../core/endpoint.ts';
import { presentOne } from '../core/present-one.ts';
import { personIn, readPublicNames } from '../people/store/public-names.ts';
import { listAllPosts, stateOf } from '../posts/store/all-posts.ts';
import type { Post } from '../posts/store/kinds.ts';
import { readPost } from '../posts/store/posts.ts';
import { bySite } from '../posts/store/site-filters.ts';
import { retry } from '../table/index.ts';
import { excerptOf } from './evidence.ts';
import { moderatePost as changeModeration } from './moderate-post.ts';

export const listSitePosts = endpoint(
  endpoints.listSitePosts,
  async ({ query: { kind = 'catch', state = 'open', cursor, limit, ...asked }, now }) => {
    const filters = await bySite(asked, now);
    const { items, ...rest } = await listAllPosts(kind, { ...filters, state }, { cursor, limit }, now);
    return { ...rest, items: await presentPosts(kind, items, now) };
  },
);

/** A repeated request has no further effect. */
export const moderatePost = endpoint(
  endpoints.moderatePost,
  async ({
    params: { kind, postId },
    body: { isTakenDown: hide, note },
    actor: { userId: actorId },
    now,
  }) => {
    const moderated = await retry(async () => {
      const before = await readPost(kind, postId);
      if (!before) throw new AppError('not_found', words.postGone(kind));
      const { fishermanId: userId } = before.record;
      if (userId === actorId) throw new AppError('not_allowed', words.postOfOneself);
      const isTakenDown = before.moderation?.isTakenDown === true;
      if (isTakenDown === hide) return before;
      const entry = {
        action: hide ? ('post-hidden' as const) : ('post-released' as const),
        actorId,
        userId,
        subject: postId,
        before: { isTakenDown },
        after: { isTakenDown: hide },
        ...(note && { onlyNamed: ['note'] as const }),
      };
      return await changeModeration(kind, before, { hide, actorId, note, now }, auditSteps(entry, now));
    });
    return await presentOne((posts) => presentPosts(kind, posts, now), moderated);
  },
);

async function presentPosts<K extends PostKind>(
  kind: K,
  posts: readonly Post<K>[],
  now: Date,
): Promise<SitePost[]> {
  const names = await readPublicNames(posts.map(({ record }) => record.fishermanId));
  return posts.map((post) => {
    const { record, hidden, moderation } = post;
    const { post: excerpt, photos } = excerptOf(kind, record);
    return {
      id: record.id,
      ...excerpt,
      // A hidden post's photos are withheld.
      photo: hidden ? undefined : photos[0],
      fisherman: personIn(names, record.fishermanId),
      state: stateOf(kind, post, now),
      note: moderation?.note,
    };
  });
}
