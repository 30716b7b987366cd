/** Aid organizations by their ids. */
import { AppError } from '#shared/contract/errors.ts';
import type { MemberRole } from '#shared/organizations/schemas.ts';
import * as words from '#words/refusals.ts';
import { type Found, getItem, getItems } from '../../table/index.ts';
import { organization, type StoredOrganization } from './items.ts';
import { requireMember } from './members.ts';

/** @throws AppError `not_found` */
export async function findOrganization(
  organizationId: string,
  { consistent = false } = {},
): Promise<Found<StoredOrganization>> {
  const found = await getItem(organization.key({ organizationId }), { consistent });
  if (!found) throw new AppError('not_found', words.organizationNotFound);
  return found;
}

/** @throws AppError `not_found` to who is no member of it */
export async function findOrganizationOfMember(
  organizationId: string,
  userId: string,
): Promise<Found<StoredOrganization>> {
  const [found] = await Promise.all([
    findOrganization(organizationId),
    requireMember(userId, organizationId),
  ]);
  return found;
}

/** What a person is told of those they act for. Most people act for none: that costs nothing. */
export async function nameOrganizations(
  memberships: readonly { organizationId: string; role: MemberRole }[],
) {
  const keys = memberships.map(({ organizationId }) => organization.key({ organizationId }));
  const found = await getItems(keys);
  return memberships.flatMap(({ organizationId: id, role }, index) => {
    const name = found[index]?.name;
    return name === undefined ? [] : [{ id, name, role }];
  });
}
