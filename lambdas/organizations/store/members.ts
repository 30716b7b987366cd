/** Who acts for an organization. Asked anew at each call: whoever was removed is refused at once, whatever their token says. */
import { AppError } from '#shared/contract/errors.ts';
import { MEMBER_ROLES, type MemberRole } from '#shared/organizations/schemas.ts';
import * as words from '#words/refusals.ts';
import {
  ChangedMeanwhile,
  check,
  type Found,
  getItem,
  getItems,
  type Key,
  present,
  queryKeys,
  type TransactionStep,
} from '../../table/index.ts';
import { membersOfOrganization, organizationMember, type StoredOrganizationMember } from './items.ts';

/**
 * The membership of who calls.
 * @param roles that may do it; every role unless said otherwise
 * @throws AppError `not_found` for who is no member, `not_allowed` for a member of another role
 */
export async function requireMember(
  userId: string,
  organizationId: string,
  roles: readonly MemberRole[] = MEMBER_ROLES,
): Promise<Found<StoredOrganizationMember>> {
  const found = await getItem(organizationMember.key({ userId, organizationId }), { consistent: true });
  if (!found) throw new AppError('not_found', words.organizationNotFound);
  if (!roles.includes(found.role)) throw new AppError('not_allowed');
  return found;
}

/** The step without which somebody who was removed a moment ago could still act for it. Whoever reads again is told why. */
export const stillMember = (userId: string, organizationId: string): TransactionStep =>
  check(organizationMember.key({ userId, organizationId }), present, () => new ChangedMeanwhile());

/** Members that one answer names. */
const MAX_MEMBERS = 100;

/** The index may lag: what counts are the records. */
export async function listMembers(organizationId: string) {
  const { items: keys } = await queryKeys(membersOfOrganization(organizationId), { limit: MAX_MEMBERS });
  return (await getItems(keys)).flatMap((member) => {
    if (!member) return [];
    const { role, since } = member;
    const { userId } = organizationMember.match(member) ?? {};
    return userId === undefined ? [] : [{ userId, role, since }];
  });
}

/** Of a person's items: which organizations they act for, as what. */
export function membershipsIn(items: readonly Key[]): { organizationId: string; role: MemberRole }[] {
  return items.filter(organizationMember.is).flatMap((member) => {
    const organizationId = organizationMember.match(member)?.organizationId;
    return organizationId === undefined ? [] : [{ organizationId, role: member.role }];
  });
}
