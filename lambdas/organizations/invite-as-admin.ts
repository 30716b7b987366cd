import { inviteAsAdmin } from '#shared/organizations/admin-endpoints.ts';
import { auditSteps } from '../audit/store/audit.ts';
import { endpoint } from '../core/endpoint.ts';
import { invite } from './invite.ts';
import { requireOrganizationStep } from './store/members.ts';

export default endpoint(
  inviteAsAdmin,
  async ({ params: { organizationId }, body, actor: { userId }, rememberAnswer, now }) => {
    const change = { before: {}, after: { memberRole: body.role } };
    return await invite(body, { organizationId, invitedBy: userId, now }, (made) => [
      requireOrganizationStep(organizationId),
      ...auditSteps(
        { action: 'organization-member-invited', actorId: userId, organizationId, ...change },
        now,
      ),
      rememberAnswer(made),
    ]);
  },
);
