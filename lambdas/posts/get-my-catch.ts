import type { CatchCard } from '#shared/catches/schemas.ts';
import { getMyCatch } from '#shared/me/endpoints.ts';
import { CATCH_WORDS } from '#shared/posts/words.ts';
import { endpoint } from '../core/endpoint.ts';
import { readOwnPost } from './own-post.ts';
import { type CatchDetail, toOwnCatch } from './store/catches.ts';

export default endpoint(getMyCatch, async ({ params, actor }) => {
  const request = { kind: 'catch' as const, postId: params.catchId, ownerId: actor.userId };
  return toOwnCatch(await readOwnPost<CatchCard, CatchDetail>(request, { absent: CATCH_WORDS.notYours }));
});
