import { inviteAsAdmin } from '#shared/organizations/admin-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { auditStep } from '../moderation/store/audit.ts';
import { invite } from './invite.ts';
import { requireOrganizationStep } from './store/members.ts';

export default endpoint(
  inviteAsAdmin,
  async ({ params: { organizationId }, body, actor: { userId }, rememberAnswer, now }) => {
    const entry = { actorId: userId, subject: `${organizationId} ${body.role}` };
    return await invite(body, { organizationId, invitedBy: userId, now }, (made) => [
      requireOrganizationStep(organizationId),
      auditStep({ action: 'organization-member-invited', ...entry }, now),
      rememberAnswer(made),
    ]);
  },
);
