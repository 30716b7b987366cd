import type { OrganizationMember } from '#shared/organizations/schemas.ts';
import { nameIn, readPublicNames } from '../people/store/public-names.ts';

/** Adds the members' names, never their addresses. */
export async function presentMembers(
  members: readonly Omit<OrganizationMember, 'name'>[],
): Promise<OrganizationMember[]> {
  const names = await readPublicNames(members.map(({ userId }) => userId));
  return members.map((member) => ({ ...member, name: nameIn(names, member.userId) }));
}
