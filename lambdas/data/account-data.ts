/** Everything that is kept of one person: to hand it to them, and to erase it. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { TOMBSTONE_LIFETIME } from '#shared/limits.ts';
import { keepAnotherAdmin } from './groups.ts';
import {
  groupKey,
  type Key,
  listingKey,
  ownPosts,
  ownUploads,
  statsKey,
  tombstoneKey,
  totalsKey,
} from './keys.ts';
import { documentClient, getItems, type TransactionStep, tableName, transact } from './table.ts';
import { type Account, personEntries, readPartition } from './users.ts';

type Stored = Record<string, unknown> & Key;

const KINDS = ['catch', 'pledge'] as const;
/** Half of what one transaction takes: a post is two items. */
const CHUNK = 50;

/** Everything, as it is stored. */
export async function readEverything(userId: string) {
  const [person, catches, pledges, uploads] = await Promise.all([
    readPartition(userId),
    readListed(ownPosts('catch', userId)),
    readListed(ownPosts('pledge', userId)),
    readListed(ownUploads(userId)),
  ]);
  return { person, catches, pledges, uploads };
}

/** The whole items of an index' partition, which itself holds only parts of them. */
async function readListed(partition: string): Promise<Stored[]> {
  const items: Stored[] = [];
  for await (const keys of keysIn(partition)) {
    const found = await getItems(keys);
    for (const item of found) if (item) items.push(item as Stored);
  }
  return items;
}

/** All keys of a partition of the first index, some at a time. */
async function* keysIn(partition: string): AsyncGenerator<Key[]> {
  let after: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await documentClient.send(
      new QueryCommand({
        TableName: tableName(),
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :partition',
        ExpressionAttributeValues: { ':partition': partition },
        ProjectionExpression: 'pk, sk',
        Limit: CHUNK,
        ExclusiveStartKey: after,
      }),
    );
    if (Items.length > 0) yield Items as Key[];
    after = LastEvaluatedKey;
  } while (after);
}

/**
 * Marks an account as deleted: from here on no call with a token of it is served. An administrator goes only when there is another one.
 * @throws AppError `conflict` for the last administrator
 */
export async function markDeleted(userId: string, now: Date): Promise<void> {
  const steps = await keepAnotherAdmin(userId);
  const Item = {
    ...tombstoneKey(userId),
    deletedAt: now.toISOString(),
    expiresAt: Math.floor((now.getTime() + TOMBSTONE_LIFETIME) / 1000),
  };
  const leaveAdmins = steps.length > 0 ? [remove(groupKey(userId, 'admin'))] : [];
  await transact([{ item: { Put: { TableName: tableName(), Item } } }, ...leaveAdmins, ...steps]);
}

/**
 * Erases posts, uploads and all that lies with the person, except the mark. What the community pledged, claimed and served stays counted:
 * those meals were real. Photos and what else hangs on these items follow by the stream. Interrupted or repeated, it ends the same.
 */
export async function eraseEverything(userId: string): Promise<void> {
  for (const kind of KINDS) {
    for await (const keys of keysIn(ownPosts(kind, userId))) {
      await transact(keys.flatMap((key) => [remove(key), remove(listingKey(kind, key.sk))]));
    }
  }
  for await (const keys of keysIn(ownUploads(userId))) await transact(keys.map(remove));
  await eraseCounts(userId);
  const mark = tombstoneKey(userId).sk;
  const rest = (await readPartition(userId)).filter(({ sk }) => sk !== mark);
  for (let at = 0; at < rest.length; at += CHUNK) {
    await transact(rest.slice(at, at + CHUNK).flatMap(removeWithEntries));
  }
}

/** An account goes with its entries in the lists of people. */
function removeWithEntries(item: Stored): TransactionStep[] {
  const entries = item.sk === 'ACCOUNT' ? personEntries(item as unknown as Account) : [];
  return [item, ...entries].map(remove);
}

class NoPledges extends Error {}

/** Who has no pledge on show any more is no longer among the community's fishermen; counted off once. */
async function eraseCounts(userId: string): Promise<void> {
  const TableName = tableName();
  const counts: TransactionStep = {
    item: {
      Delete: {
        TableName,
        Key: statsKey(userId),
        ConditionExpression: 'pledges > :zero',
        ExpressionAttributeValues: { ':zero': 0 },
      },
    },
    otherwise: () => new NoPledges(),
  };
  const community: TransactionStep = {
    item: {
      Update: {
        TableName,
        Key: totalsKey,
        UpdateExpression: 'ADD fishermen :less',
        ExpressionAttributeValues: { ':less': -1 },
      },
    },
  };
  try {
    await transact([counts, community]);
  } catch (error) {
    if (!(error instanceof NoPledges)) throw error;
  }
}

function remove({ pk, sk }: Key): TransactionStep {
  return { item: { Delete: { TableName: tableName(), Key: { pk, sk } } } };
}
