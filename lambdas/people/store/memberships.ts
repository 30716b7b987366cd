/** Members of the groups. These records are authoritative; the user pool's groups are updated to match them. */
import type { Group } from '#shared/contract/endpoint.ts';
import { AppError } from '#shared/contract/errors.ts';
import { DEFAULT_LIMIT } from '#shared/contract/list.ts';
import * as words from '#words/general/refusals.ts';
import { auditSteps } from '../../audit/store/audit.ts';
import { suspension } from '../../suspensions/store/items.ts';
import { decodeCursor, encodeCursor } from '../../table/cursor.ts';
import { absent, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { type Membership, membership, membersOf, tombstone } from './items.ts';

interface GroupChange {
  userId: string;
  group: Group;
  /** User id of the person who makes the change. */
  actorId: string;
}

class AlreadyMember extends Error {}
class NoMember extends Error {}

/**
 * Adds a person to a group. A present member's record does not change. @throws AppError `not_found` for a deleted
 * account
 */
export async function addToGroup({ userId, group, actorId }: GroupChange, now: Date): Promise<Membership> {
  const added = { group, assignedBy: actorId, assignedAt: now.toISOString() };
  try {
    await table.transact([
      table.put(
        membership.item({ userId, group }, added),
        table.onlyIf(absent, () => new AlreadyMember()),
      ),
      table.check(tombstone.key({ userId }), absent, () => new AppError('not_found', words.userNotFound)),
      ...auditSteps({ action: 'role-assigned', actorId, userId, before: {}, after: { role: group } }, now),
    ]);
    return added;
  } catch (error) {
    if (!(error instanceof AlreadyMember)) throw error;
    return (await table.getItem(membership.key({ userId, group }), { consistent: true })) ?? added;
  }
}

/**
 * Removes a person from a group. Does nothing if they are not a member.
 * @throws AppError `conflict` for the last administrator
 */
export async function removeFromGroup({ userId, group, actorId }: GroupChange, now: Date): Promise<void> {
  const noMember = () => new NoMember();
  try {
    await table.retry(async () => {
      const anotherAdmin = group === 'admin' ? await requireAnotherAdmin(userId) : [];
      await table.transact([
        table.remove(membership.key({ userId, group }), table.onlyIf(present, noMember)),
        ...anotherAdmin,
        ...auditSteps({ action: 'role-removed', actorId, userId, before: { role: group }, after: {} }, now),
      ]);
    });
  } catch (error) {
    if (!(error instanceof NoMember)) throw error;
  }
}

/**
 * The steps that remove an administrator from the group when they delete their account; none for other people.
 * @throws AppError `conflict` if there is no other administrator; ChangedMeanwhile from the steps if that one left too
 */
export async function leaveAdmins(userId: string): Promise<table.TransactionStep[]> {
  const anotherAdmin = await requireAnotherAdmin(userId);
  return anotherAdmin.length > 0
    ? [table.remove(membership.key({ userId, group: 'admin' })), ...anotherAdmin]
    : [];
}

/** Out of this many other members at least one is still an administrator, even if the index lags. */
const OTHERS = 20;

/**
 * The steps that let an administrator leave only while a certain other one, who is not suspended, stays. If two leave
 * at the same time, one of them is refused. Returns no steps for people who are not administrators.
 */
async function requireAnotherAdmin(userId: string): Promise<table.TransactionStep[]> {
  const own = membership.key({ userId, group: 'admin' });
  if (!(await table.getItem(own, { consistent: true }))) return [];
  const others = (await readMembers('admin', { limit: OTHERS })).members.filter(
    (member) => member.userId !== userId,
  );
  const suspended = await table.getItems(others.map((other) => suspension.key({ userId: other.userId })));
  const other = others[suspended.indexOf(undefined)];
  if (!other) throw new AppError('conflict', words.lastAdmin);
  return [
    table.checkUnchanged(membership.key({ userId: other.userId, group: 'admin' }), present),
    table.checkUnchanged(suspension.key({ userId: other.userId }), absent),
  ];
}

/**
 * The step that keeps an administrator who just lost the role from suspending the one who took it, so that at least one
 * remains.
 */
export const requireStillAdmin = (userId: string): table.TransactionStep =>
  table.check(membership.key({ userId, group: 'admin' }), present, () => new AppError('not_allowed'));

type Member = Membership & { userId: string };

const AT_ONCE = 100;

/** Returns all members of a group with their records. */
export async function listMembers(group: Group): Promise<Member[]> {
  const found: Member[] = [];
  let after: string | undefined;
  do {
    const { members, last } = await readMembers(group, { limit: AT_ONCE, after });
    found.push(...members);
    after = last;
  } while (after !== undefined);
  return found;
}

/** Returns one page of members. */
export async function listMembersPage(
  group: Group,
  { cursor, limit = DEFAULT_LIMIT }: table.PageRequest,
): Promise<{ items: Member[]; nextCursor?: string }> {
  const { partition } = membersOf(group);
  const after = cursor === undefined ? undefined : decodeCursor(partition, cursor);
  const { members, last } = await readMembers(group, { limit, after });
  return { items: members, ...(last !== undefined && { nextCursor: encodeCursor(partition, last) }) };
}

/**
 * Returns members from an index that may lag; only the records are authoritative. All members of a group have the same
 * sort key in the index, so that the next page needs the last member's whole key.
 * @param after the user id of the last member of the previous page
 */
export async function readMembers(group: Group, { limit, after }: { limit: number; after?: string }) {
  const list = membersOf(group);
  const startKey = after
    ? { ...membership.key({ userId: after, group }), gsi1pk: list.partition }
    : undefined;
  const { items: keys, lastKey } = await table.queryKeys(list, { limit, startKey });
  const records = await table.getItems(keys);
  const members = records.flatMap((record) => {
    if (!record) return [];
    const { userId } = membership.match(record) ?? {};
    const { assignedBy, assignedAt } = record;
    return userId === undefined ? [] : [{ userId, group, assignedBy, assignedAt }];
  });
  const lastOfPage = lastKey && keys.at(-1);
  return { members, last: lastOfPage && membership.match(lastOfPage)?.userId };
}
