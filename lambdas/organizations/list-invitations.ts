import { listInvitations } from '#shared/organizations/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as invitations from './store/invitations.ts';
import { requireMember } from './store/members.ts';

export default endpoint(listInvitations, async ({ params: { organizationId }, actor, now }) => {
  await requireMember(actor.userId, organizationId, ['coordinator']);
  return { items: await invitations.listInvitations(organizationId, now) };
});
