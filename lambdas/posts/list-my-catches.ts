import { catchEditableUntil } from '#shared/catches/edit-rules.ts';
import type { CatchCard } from '#shared/catches/schemas.ts';
import { listMyCatches } from '#shared/me/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { listOwnPosts } from './store/posts.ts';

export default endpoint(listMyCatches, async ({ query, actor, now }) => {
  const { items, ...rest } = await listOwnPosts<CatchCard>('catch', actor.userId, query, now);
  const own = items.map((card) => ({
    ...card,
    editableUntil: new Date(catchEditableUntil(card)).toISOString(),
  }));
  return { items: own, ...rest };
});
