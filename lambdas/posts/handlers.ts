import * as catchEndpoints from '#shared/posts/catches/endpoints.ts';
import * as pledgeEndpoints from '#shared/posts/pledges/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { findOrganizationOfMember } from '../organizations/store/organizations.ts';
import { bySite } from './site-filters.ts';
import { listMealsOnOffer, readMealsOnOffer } from './store/meals-on-offer.ts';
import { getPost, listPosts } from './store/posts.ts';

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
