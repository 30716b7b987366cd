import { DELETED_PERSON } from '#shared/messages/schemas.ts';
import { listOrganizationMembers } from '#shared/organizations/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { readPublicNames } from '../people/store/public-names.ts';
import { listMembers, requireMember } from './store/members.ts';

export default endpoint(listOrganizationMembers, async ({ params: { organizationId }, actor }) => {
  await requireMember(actor.userId, organizationId);
  const members = await listMembers(organizationId);
  const names = await readPublicNames(members.map(({ userId }) => userId));
  return { items: members.map((member, index) => ({ ...member, name: names[index] ?? DELETED_PERSON })) };
});
