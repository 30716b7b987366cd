import { getHome } from '#shared/home/endpoints.ts';
import { RECENT_PLEDGES } from '#shared/limits.ts';
import { endpoint } from '../core/endpoint.ts';
import { listPosts } from '../posts/store/posts.ts';
import { getTotals } from '../posts/store/totals.ts';

export default endpoint(getHome, async ({ now }) => {
  const [totals, recent] = await Promise.all([
    getTotals(),
    listPosts('pledge', { limit: RECENT_PLEDGES }, now),
  ]);
  return { ...totals, recentPledges: recent.items };
});
