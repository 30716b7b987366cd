/** Members of organizations. They are read on each call, so that a removed member is refused at once. */
import { AppError } from '#shared/contract/errors.ts';
import { MEMBER_ROLES, type MemberRole } from '#shared/organizations/schemas.ts';
import * as words from '#words/general/refusals.ts';
import { account, tombstone } from '../../people/store/items.ts';
import { suspension } from '../../suspensions/store/items.ts';
import { absent, equals, isOneOf, isStill, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import {
  membersOfOrganization,
  organization,
  organizationMember,
  type StoredOrganizationMember,
} from './items.ts';

/**
 * Returns the caller's membership. A suspended person acts for no organization and sees nothing that only members see:
 * pickup places, names, contacts.
 * @param roles the permitted roles; all by default
 * @throws AppError `not_found` for a nonmember, `suspended`, `not_allowed` for a member with another role
 */
export async function requireMember(
  userId: string,
  organizationId: string,
  roles: readonly MemberRole[] = MEMBER_ROLES,
): Promise<table.Found<StoredOrganizationMember>> {
  const keys = [organizationMember.key({ userId, organizationId }), suspension.key({ userId })] as const;
  const [found, suspended] = await table.getItems(keys);
  if (!found) throw new AppError('not_found', words.organizationNotFound);
  if (suspended) throw new AppError('suspended');
  if (!roles.includes(found.role)) throw new AppError('not_allowed', words.coordinatorsOnly);
  return found;
}

/** Returns the step that stops a change by somebody who was just removed; `requireMember` then gives the reason. */
export function stillMember(
  userId: string,
  organizationId: string,
  roles: readonly MemberRole[] = MEMBER_ROLES,
): table.TransactionStep {
  const key = organizationMember.key({ userId, organizationId });
  return table.checkUnchanged(key, isOneOf('role', roles));
}

/** Returns the step that requires the organization to exist. */
export const requireOrganizationStep = (organizationId: string): table.TransactionStep =>
  table.check(
    organization.key({ organizationId }),
    present,
    () => new AppError('not_found', words.organizationNotFound),
  );

/** Maximum number of members in one response. */
const MAX_MEMBERS = 100;

/** Returns the members, longest-standing first. */
export async function listMembers(organizationId: string) {
  const members = (await readMembers(organizationId)).flatMap((member) => {
    const { role, since } = member;
    const { userId } = organizationMember.match(member) ?? {};
    return userId === undefined ? [] : [{ userId, role, since }];
  });
  return members.sort((one, other) => (one.since < other.since ? -1 : 1));
}

/** Reads the members by key, since the index may lag behind. */
async function readMembers(organizationId: string) {
  const { items: keys } = await table.queryKeys(membersOfOrganization(organizationId), {
    limit: MAX_MEMBERS,
  });
  return (await table.getItems(keys)).filter((member) => member !== undefined);
}

const noSuchPerson = () => new AppError('not_found', words.noSuchPerson);

interface MemberChange {
  organizationId: string;
  userId: string;
}

/**
 * Adds a member or changes the role.
 * @throws AppError `not_found` if there is no such organization or person; ChangedMeanwhile
 */
export async function setMember(
  { organizationId, userId, ...given }: MemberChange & Pick<StoredOrganizationMember, 'role' | 'addedBy'>,
  now: Date,
  alongside: (before: StoredOrganizationMember | undefined) => readonly table.TransactionStep[],
): Promise<StoredOrganizationMember> {
  const key = organizationMember.key({ userId, organizationId });
  const before = await table.getItem(key, { consistent: true });
  if (before?.role === given.role) return before;
  const member = { ...given, since: before?.since ?? now.toISOString() };
  await table.transact([
    table.put(
      organizationMember.item({ userId, organizationId }, member),
      table.ifUnchanged(isStill('role', before?.role)),
    ),
    requireOrganizationStep(organizationId),
    table.check(account.key({ userId }), present, noSuchPerson),
    // A person who deletes their account still has one until the erasure is finished.
    table.check(tombstone.key({ userId }), absent, noSuchPerson),
    ...alongside(before),
  ]);
  return member;
}

/** Removes a member; does nothing for a nonmember. @throws ChangedMeanwhile */
export async function removeMember(
  { organizationId, userId }: MemberChange,
  alongside: (
    before: StoredOrganizationMember,
  ) => readonly table.TransactionStep[] | Promise<readonly table.TransactionStep[]>,
): Promise<void> {
  const key = organizationMember.key({ userId, organizationId });
  const before = await table.getItem(key, { consistent: true });
  if (!before) return;
  const asRead = table.ifUnchanged(equals('role', before.role));
  await table.transact([table.remove(key, asRead), ...(await alongside(before))]);
}

/**
 * Returns steps that let a coordinator leave only while another one stays who isn't suspended. Of two who leave at the
 * same time, one is refused.
 * @throws AppError `conflict` if there is no other; ChangedMeanwhile from the steps
 */
export async function requireAnotherCoordinator({
  organizationId,
  userId,
}: MemberChange): Promise<table.TransactionStep[]> {
  const others = (await listMembers(organizationId)).filter(
    (member) => member.role === 'coordinator' && member.userId !== userId,
  );
  const suspended = await table.getItems(others.map((other) => suspension.key({ userId: other.userId })));
  const other = others[suspended.indexOf(undefined)];
  if (!other) throw new AppError('conflict', words.lastCoordinator);
  return [
    stillMember(other.userId, organizationId, ['coordinator']),
    table.checkUnchanged(suspension.key({ userId: other.userId }), absent),
  ];
}

/** Returns the organizations of which a person is a member. */
export async function membershipsOf(userId: string) {
  const { items } = await table.query(table.listIn(`USER#${userId}`), {
    beginsWith: 'ORGANIZATION#',
    consistent: true,
  });
  return membershipsIn(items);
}

/** Returns the memberships among a person's items, with their roles. */
export function membershipsIn(items: readonly table.Key[]): { organizationId: string; role: MemberRole }[] {
  return items.filter(organizationMember.is).flatMap((member) => {
    const organizationId = organizationMember.match(member)?.organizationId;
    return organizationId === undefined ? [] : [{ organizationId, role: member.role }];
  });
}
