import { getOrganizationDetails } from '#shared/organizations/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { requireMember } from './store/members.ts';
import { findOrganization, toDetails } from './store/organizations.ts';

export default endpoint(getOrganizationDetails, async ({ params: { organizationId }, actor }) => {
  await requireMember(actor.userId, organizationId);
  return toDetails(await findOrganization(organizationId, { consistent: true }));
});
