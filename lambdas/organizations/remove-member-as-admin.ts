import { removeMemberAsAdmin } from '#shared/organizations/admin-endpoints.ts';
import { auditSteps } from '../audit/store/audit.ts';
import { endpoint } from '../core/endpoint.ts';
import { retry } from '../table/index.ts';
import { removeMember } from './store/members.ts';

export default endpoint(removeMemberAsAdmin, async ({ params, actor, now }) => {
  const entry = { action: 'organization-member-removed', actorId: actor.userId, ...params } as const;
  await retry(() =>
    removeMember(params, ({ role }) =>
      auditSteps({ ...entry, before: { memberRole: role }, after: {} }, now),
    ),
  );
  return { removed: true as const };
});
