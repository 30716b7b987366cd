import { removeMemberAsAdmin } from '#shared/organizations/admin-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { auditStep } from '../moderation/store/audit.ts';
import { removeMember } from './store/members.ts';

export default endpoint(removeMemberAsAdmin, async ({ params, actor, now }) => {
  const { organizationId: subject, userId } = params;
  const entry = { action: 'organization-member-removed', actorId: actor.userId, userId, subject } as const;
  await removeMember(params, [auditStep(entry, now)]);
  return { removed: true as const };
});
