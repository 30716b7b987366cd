import { setMember } from '#shared/organizations/admin-endpoints.ts';
import { auditSteps } from '../audit/store/audit.ts';
import { endpoint } from '../core/endpoint.ts';
import { presentOne } from '../core/present-one.ts';
import { retry } from '../table/index.ts';
import { presentMembers } from './present-members.ts';
import * as members from './store/members.ts';

export default endpoint(setMember, async ({ params, body: { role }, actor, now }) => {
  const { organizationId, userId } = params;
  const entry = { action: 'organization-member-set', actorId: actor.userId, userId, organizationId } as const;
  const made = { organizationId, userId, role, addedBy: actor.userId };
  const { since } = await retry(() =>
    members.setMember(made, now, (before) =>
      auditSteps(
        { ...entry, before: before ? { memberRole: before.role } : {}, after: { memberRole: role } },
        now,
      ),
    ),
  );
  return await presentOne(presentMembers, { userId, role, since });
});
