/** Who is in which group. These records decide; the user pool's groups follow them. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Group } from '#shared/contract/endpoint.ts';
import { AppError } from '#shared/contract/errors.ts';
import { auditStep } from '../../moderation/store/audit.ts';
import { documentClient, tableName } from '../../table/client.ts';
import { groupKey, type Key, membersOf, tombstoneKey, userPartition } from '../../table/keys.ts';
import { getItem, getItems } from '../../table/read.ts';
import type { TransactionStep } from '../../table/steps.ts';
import { transact } from '../../table/write.ts';

export interface Membership {
  group: Group;
  /** User id, or in words what made the first ones. */
  assignedBy: string;
  /** ISO 8601. */
  assignedAt: string;
}

/** A membership as it lies in the table. */
export function membershipItem(userId: string, membership: Membership) {
  return { ...groupKey(userId, membership.group), gsi1pk: membersOf(membership.group), ...membership };
}

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
  const TableName = tableName();
  const membership = { group, assignedBy: actorId, assignedAt: now.toISOString() };
  try {
    await transact([
      {
        item: {
          Put: {
            TableName,
            Item: membershipItem(userId, membership),
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        otherwise: () => new AlreadyMember(),
      },
      {
        item: {
          ConditionCheck: {
            TableName,
            Key: tombstoneKey(userId),
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        otherwise: () => new AppError('not_found', 'User not found'),
      },
      auditStep({ action: 'role-assigned', actorId, userId, subject: group }, now),
    ]);
    return membership;
  } catch (error) {
    if (!(error instanceof AlreadyMember)) throw error;
    const { assignedBy, assignedAt } =
      (await getItem<Membership>(groupKey(userId, group), { consistent: true })) ?? membership;
    return { group, assignedBy, assignedAt };
  }
}

/**
 * Takes out of a group; who is not in it stays out.
 * @throws AppError `conflict` when administrators would be none
 */
export async function removeFromGroup({ userId, group, actorId }: GroupChange, now: Date): Promise<void> {
  const kept = group === 'admin' ? await keepAnotherAdmin(userId) : [];
  try {
    await transact([
      {
        item: {
          Delete: {
            TableName: tableName(),
            Key: groupKey(userId, group),
            ConditionExpression: 'attribute_exists(pk)',
          },
        },
        otherwise: () => new NoMember(),
      },
      ...kept,
      auditStep({ action: 'role-removed', actorId, userId, subject: group }, now),
    ]);
  } catch (error) {
    if (!(error instanceof NoMember)) throw error;
  }
}

const LAST_ADMIN = 'You are the only administrator. Make somebody else an administrator first.';

/**
 * The step that lets an administrator go only while a certain other one stays, so that of two who go at once one is refused. None for
 * who is no administrator.
 * @throws AppError `conflict` when there is no other
 */
export async function keepAnotherAdmin(userId: string): Promise<TransactionStep[]> {
  const own = groupKey(userId, 'admin');
  if (!(await getItem(own, { consistent: true }))) return [];
  const listed = (await memberKeys('admin', 20)).filter(({ pk }) => pk !== own.pk);
  // The index may lag: what counts is the record.
  const found = await getItems(listed);
  const other = listed.find((_, index) => found[index] !== undefined);
  if (!other) throw new AppError('conflict', LAST_ADMIN);
  return [
    {
      item: {
        ConditionCheck: {
          TableName: tableName(),
          Key: { pk: other.pk, sk: other.sk },
          ConditionExpression: 'attribute_exists(pk)',
        },
      },
      otherwise: () => new AppError('conflict'),
    },
  ];
}

/** A group's members with what is recorded of them, at most 100. */
export async function listMembers(group: Group): Promise<(Membership & { userId: string })[]> {
  const keys = await memberKeys(group, 100);
  const records = await getItems(keys);
  const prefix = userPartition('').length;
  return records.flatMap((record, index) => {
    const userId = keys[index]?.pk.slice(prefix);
    if (!record || userId === undefined) return [];
    const { assignedBy, assignedAt } = record as unknown as Membership;
    return [{ userId, group, assignedBy, assignedAt }];
  });
}

async function memberKeys(group: Group, limit: number): Promise<Key[]> {
  const { Items = [] } = await documentClient.send(
    new QueryCommand({
      TableName: tableName(),
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :members',
      ExpressionAttributeValues: { ':members': membersOf(group) },
      ProjectionExpression: 'pk, sk',
      Limit: limit,
    }),
  );
  return Items as Key[];
}
