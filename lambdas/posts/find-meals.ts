import { findMeals } from '#shared/posts/pledges/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { findOrganizationOfMember } from '../organizations/store/organizations.ts';
import { bySite } from './site-filters.ts';
import { listMealsOnOffer } from './store/meals-on-offer.ts';

export default endpoint(findMeals, async ({ params: { organizationId }, query, actor, now }) => {
  const organization = await findOrganizationOfMember(organizationId, actor.userId);
  const { place, radiusMiles } = organization;
  return { ...(await listMealsOnOffer(organization, await bySite(query, now), now)), place, radiusMiles };
});
