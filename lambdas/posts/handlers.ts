import { isOn } from '#shared/features.ts';
import * as homeEndpoints from '#shared/home/endpoints.ts';
import { HOME_POSTS, TOTALS_KEPT_SECONDS } from '#shared/limits.ts';
import * as catchEndpoints from '#shared/posts/catches/endpoints.ts';
import * as pledgeEndpoints from '#shared/posts/pledges/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { findOrganizationOfMember } from '../organizations/store/organizations.ts';
import { readSwitchedOff } from '../site/store/recent-settings.ts';
import { recently } from '../site/store/recently.ts';
import { listMealsOnOffer, readMealsOnOffer } from './store/meals-on-offer.ts';
import { getPost, listPosts } from './store/posts.ts';
import { bySite } from './store/site-filters.ts';
import { getTotals } from './store/totals.ts';

export const listCatches = endpoint(catchEndpoints.listCatches, async ({ query, now }) =>
  listPosts('catch', await bySite(query, now), now),
);

export const getCatch = endpoint(catchEndpoints.getCatch, ({ params, now }) =>
  getPost('catch', params.catchId, now),
);

export const listPledges = endpoint(pledgeEndpoints.listPledges, async ({ query, now }) =>
  listPosts('pledge', await bySite(query, now), now),
);

export const getPledge = endpoint(pledgeEndpoints.getPledge, ({ params, now }) =>
  getPost('pledge', params.pledgeId, now),
);

export const findMeals = endpoint(
  pledgeEndpoints.findMeals,
  async ({ params: { organizationId }, query, actor, now }) => {
    const organization = await findOrganizationOfMember(organizationId, actor.userId);
    const { place, radiusMiles } = organization;
    return { ...(await listMealsOnOffer(organization, await bySite(query, now), now)), place, radiusMiles };
  },
);

export const getMealsOnOffer = endpoint(
  pledgeEndpoints.getMealsOnOffer,
  async ({ params: { organizationId, pledgeId }, actor }) => {
    const organization = await findOrganizationOfMember(organizationId, actor.userId);
    return await readMealsOnOffer(pledgeId, organization);
  },
);

const readRecentTotals = recently(getTotals, 1000 * TOTALS_KEPT_SECONDS);

const NO_POSTS = { items: [] };

export const getHome = endpoint(homeEndpoints.getHome, async ({ flavour, now }) => {
  const switchedOff = await readSwitchedOff(flavour, now);
  const hasPledges = isOn('pledges', switchedOff);
  const hasCatches = flavour === 'consumer' && isOn('sales', switchedOff);
  const [totals, pledges, catches] = await Promise.all([
    readRecentTotals(now),
    hasPledges ? listPosts('pledge', { limit: HOME_POSTS }, now) : NO_POSTS,
    hasCatches ? listPosts('catch', { limit: HOME_POSTS }, now) : NO_POSTS,
  ]);
  return {
    ...totals,
    ...(!hasPledges && { mealsPledged: 0, mealsClaimed: 0, mealsServed: 0 }),
    recentPledges: pledges.items,
    recentCatches: catches.items,
  };
});
