import { setMember } from '#shared/organizations/admin-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { auditStep } from '../moderation/store/audit.ts';
import { presentMembers } from './present-members.ts';
import * as members from './store/members.ts';

export default endpoint(setMember, async ({ params, body: { role }, actor, now }) => {
  const { organizationId, userId } = params;
  const subject = `${organizationId} ${role}`;
  const entry = { action: 'organization-member-set', actorId: actor.userId, userId, subject } as const;
  const made = { organizationId, userId, role, addedBy: actor.userId };
  const { since } = await members.setMember(made, now, auditStep(entry, now));
  const [member] = await presentMembers([{ userId, role, since }]);
  if (!member) throw new Error('A member is presented as one');
  return member;
});
