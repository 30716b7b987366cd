import { isOn } from '#shared/features.ts';
import { getHome } from '#shared/home/endpoints.ts';
import { RECENT_PLEDGES } from '#shared/limits.ts';
import { endpoint } from '../core/endpoint.ts';
import { listPosts } from '../posts/store/posts.ts';
import { getTotals } from '../posts/store/totals.ts';
import { readSwitchedOff } from './store/recent-settings.ts';

export default endpoint(getHome, async ({ flavour, now }) => {
  const [totals, recent, switchedOff] = await Promise.all([
    getTotals(),
    listPosts('pledge', { limit: RECENT_PLEDGES }, now),
    readSwitchedOff(flavour, now),
  ]);
  if (isOn('pledges', switchedOff)) return { ...totals, recentPledges: recent.items };
  return { ...totals, mealsPledged: 0, mealsClaimed: 0, mealsServed: 0, recentPledges: [] };
});
