import { withdrawInvitation } from '#shared/organizations/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as invitations from './store/invitations.ts';
import { requireMember } from './store/members.ts';

export default endpoint(withdrawInvitation, async ({ params: { organizationId, invitationId }, actor }) => {
  await requireMember(actor.userId, organizationId, ['coordinator']);
  await invitations.withdrawInvitation(organizationId, invitationId);
  return { withdrawn: true as const };
});
