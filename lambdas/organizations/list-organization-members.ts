import { listOrganizationMembers } from '#shared/organizations/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { presentMembers } from './present-members.ts';
import { listMembers, requireMember } from './store/members.ts';

export default endpoint(listOrganizationMembers, async ({ params: { organizationId }, actor }) => {
  await requireMember(actor.userId, organizationId);
  return { items: await presentMembers(await listMembers(organizationId)) };
});
