/** Who is in which group. These records decide; the user pool's groups follow them. */
import type { Group } from '#shared/contract/endpoint.ts';
import { AppError } from '#shared/contract/errors.ts';
import * as words from '#words/refusals.ts';
import { auditSteps } from '../../audit/store/audit.ts';
import {
  absent,
  check,
  getItem,
  getItems,
  onlyIf,
  present,
  put,
  queryKeys,
  remove,
  type TransactionStep,
  transact,
} from '../../table/index.ts';
import { type Membership, membership, membersOf, tombstone } from './items.ts';

interface GroupChange {
  userId: string;
  group: Group;
  /** User id of who changes it. */
  actorId: string;
}

class AlreadyMember extends Error {}
class NoMember extends Error {}

/** Adds to a group. Who is in it stays in it as they were. @throws AppError `not_found` for a deleted account */
export async function addToGroup({ userId, group, actorId }: GroupChange, now: Date): Promise<Membership> {
  const added = { group, assignedBy: actorId, assignedAt: now.toISOString() };
  try {
    await transact([
      put(
        membership.item({ userId, group }, added),
        onlyIf(absent, () => new AlreadyMember()),
      ),
      check(tombstone.key({ userId }), absent, () => new AppError('not_found', words.userNotFound)),
      ...auditSteps({ action: 'role-assigned', actorId, userId, before: {}, after: { role: group } }, now),
    ]);
    return added;
  } catch (error) {
    if (!(error instanceof AlreadyMember)) throw error;
    return (await getItem(membership.key({ userId, group }), { consistent: true })) ?? added;
  }
}

/**
 * Takes out of a group; who is not in it stays out.
 * @throws AppError `conflict` when administrators would be none
 */
export async function removeFromGroup({ userId, group, actorId }: GroupChange, now: Date): Promise<void> {
  const anotherAdmin = group === 'admin' ? await requireAnotherAdmin(userId) : [];
  const noMember = () => new NoMember();
  try {
    await transact([
      remove(membership.key({ userId, group }), onlyIf(present, noMember)),
      ...anotherAdmin,
      ...auditSteps({ action: 'role-removed', actorId, userId, before: { role: group }, after: {} }, now),
    ]);
  } catch (error) {
    if (!(error instanceof NoMember)) throw error;
  }
}

/** The steps by which an administrator leaves the group with their account; none for who is no administrator. @throws as removeFromGroup */
export async function leaveAdmins(userId: string): Promise<TransactionStep[]> {
  const anotherAdmin = await requireAnotherAdmin(userId);
  return anotherAdmin.length > 0 ? [remove(membership.key({ userId, group: 'admin' })), ...anotherAdmin] : [];
}

/** Of so many others one is an administrator still, though the index may lag. */
const OTHERS = 20;

/**
 * The step that lets an administrator go only while a certain other one stays, so that of two who go at once one is refused. None for
 * who is no administrator.
 * @throws AppError `conflict` when there is no other
 */
async function requireAnotherAdmin(userId: string): Promise<TransactionStep[]> {
  const own = membership.key({ userId, group: 'admin' });
  if (!(await getItem(own, { consistent: true }))) return [];
  const other = (await readMembers('admin', OTHERS)).find(({ pk }) => pk !== own.pk);
  if (!other) throw new AppError('conflict', words.lastAdmin);
  return [check(other, present)];
}

/** A group's members with what is recorded of them, at most 100. */
export async function listMembers(group: Group): Promise<(Membership & { userId: string })[]> {
  const members = await readMembers(group, 100);
  return members.flatMap((member) => {
    const { assignedBy, assignedAt } = member;
    const userId = membership.match(member)?.userId;
    return userId === undefined ? [] : [{ userId, group, assignedBy, assignedAt }];
  });
}

/** The index may lag: what counts are the records. */
async function readMembers(group: Group, limit: number) {
  const { items: keys } = await queryKeys(membersOf(group), { limit });
  return (await getItems(keys)).filter((record) => record !== undefined);
}
