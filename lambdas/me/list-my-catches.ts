import type { CatchCard } from '#shared/catches/schemas.ts';
import { listMyCatches } from '#shared/me/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { listOwnPosts } from '../data/posts.ts';

export default endpoint(listMyCatches, ({ query, actor, now }) =>
  listOwnPosts<CatchCard>('catch', actor.userId, query, now),
);
