import { getOrganization } from '#shared/organizations/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { findOrganization } from './store/organizations.ts';

export default endpoint(getOrganization, async ({ params: { organizationId } }) => {
  const { name, type, place, mealsClaimed, mealsServed } = await findOrganization(organizationId);
  return { id: organizationId, name, type, place, mealsClaimed, mealsServed };
});
