import { getHome, RECENT_PLEDGES } from '#shared/home/endpoints.ts';
import type { PledgeCard } from '#shared/pledges/schemas.ts';
import { endpoint } from '../core/endpoint.ts';
import { getTotals } from '../posts/store/pledges.ts';
import { listPosts } from '../posts/store/posts.ts';

export default endpoint(getHome, async ({ now }) => {
  const [totals, recent] = await Promise.all([
    getTotals(),
    listPosts<PledgeCard>('pledge', { limit: RECENT_PLEDGES }, now),
  ]);
  return { ...totals, recentPledges: recent.items };
});
