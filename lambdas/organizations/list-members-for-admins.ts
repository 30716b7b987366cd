import { listMembersForAdmins } from '#shared/organizations/admin-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { presentMembers } from './present-members.ts';
import { listInvitations } from './store/invitations.ts';
import { listMembers } from './store/members.ts';
import { findOrganization } from './store/organizations.ts';

export default endpoint(listMembersForAdmins, async ({ params: { organizationId }, now }) => {
  const [members, invitations] = await Promise.all([
    listMembers(organizationId),
    listInvitations(organizationId, now),
    findOrganization(organizationId),
  ]);
  return { items: await presentMembers(members), invitations };
});
