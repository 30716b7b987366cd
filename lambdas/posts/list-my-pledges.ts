import { listMyPledges } from '#shared/me/endpoints.ts';
import { pledgeEditableUntil } from '#shared/pledges/edit-rules.ts';
import type { PledgeCard } from '#shared/pledges/schemas.ts';
import { endpoint } from '../core/endpoint.ts';
import { listOwnPosts } from './store/posts.ts';

export default endpoint(listMyPledges, async ({ query, actor, now }) => {
  const { items, ...rest } = await listOwnPosts<PledgeCard>('pledge', actor.userId, query, now);
  const own = items.map((card) => ({
    ...card,
    editableUntil: new Date(pledgeEditableUntil(card)).toISOString(),
  }));
  return { items: own, ...rest };
});
