import { inviteOrganizationMember } from '#shared/organizations/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { retry } from '../table/index.ts';
import { invite } from './invite.ts';
import { requireMember, stillMember } from './store/members.ts';

export default endpoint(
  inviteOrganizationMember,
  async ({ params: { organizationId }, body, actor: { userId }, rememberAnswer, now }) => {
    const still = stillMember(userId, organizationId, ['coordinator']);
    const inviting = { organizationId, invitedBy: userId, now };
    return await retry(async () => {
      await requireMember(userId, organizationId, ['coordinator']);
      return await invite(body, inviting, (made) => [still, rememberAnswer(made)]);
    });
  },
);
