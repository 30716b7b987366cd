import { getMealsOnOffer } from '#shared/posts/pledges/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { findOrganizationOfMember } from '../organizations/store/organizations.ts';
import { readMealsOnOffer } from './store/meals-on-offer.ts';

export default endpoint(getMealsOnOffer, async ({ params: { organizationId, pledgeId }, actor }) => {
  const organization = await findOrganizationOfMember(organizationId, actor.userId);
  return await readMealsOnOffer(pledgeId, organization);
});
