import { getMyPledge } from '#shared/me/endpoints.ts';
import type { PledgeCard } from '#shared/pledges/schemas.ts';
import { PLEDGE_WORDS } from '#shared/posts/words.ts';
import { endpoint } from '../core/endpoint.ts';
import { readOwnPost } from './own-post.ts';
import { type PledgeDetail, toOwnPledge } from './store/pledges.ts';

export default endpoint(getMyPledge, async ({ params, actor }) => {
  const request = { kind: 'pledge' as const, postId: params.pledgeId, ownerId: actor.userId };
  return toOwnPledge(await readOwnPost<PledgeCard, PledgeDetail>(request, { absent: PLEDGE_WORDS.notFound }));
});
