import { listMyPledges } from '#shared/me/endpoints.ts';
import type { PledgeCard } from '#shared/pledges/schemas.ts';
import { endpoint } from '../core/endpoint.ts';
import { listOwnPosts } from '../data/posts.ts';

export default endpoint(listMyPledges, ({ query, actor, now }) =>
  listOwnPosts<PledgeCard>('pledge', actor.userId, query, now),
);
