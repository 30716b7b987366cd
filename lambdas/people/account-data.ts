/** Everything that is kept of one person: to hand it to them, and to erase it. */
import { TOMBSTONE_LIFETIME } from '#shared/limits.ts';
import { eraseFavoritesOf, readFavorites } from '../favorites/store/favorites.ts';
import { eraseLikesBy, readLikes } from '../favorites/store/likes.ts';
import { eraseMailbox, readMailbox } from '../messages/store/mailboxes.ts';
import { forgetReporter, readReportsBy } from '../moderation/store/reports.ts';
import { uploadsOf } from '../photos/store/items.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import { tableName } from '../table/client.ts';
import { fishermanKey, groupKey, type Key, statsKey, tombstoneKey, totalsKey } from '../table/keys.ts';
import { CHUNK, keysIn } from '../table/partition.ts';
import { getItems } from '../table/read.ts';
import type { TransactionStep } from '../table/steps.ts';
import { transact } from '../table/write.ts';
import { directoryEntry } from './store/fisherman-cards.ts';
import type { StoredFisherman } from './store/fishermen.ts';
import { keepAnotherAdmin } from './store/groups.ts';
import { type Account, personEntries, readPartition } from './store/users.ts';

type Stored = Record<string, unknown> & Key;

const KINDS = ['catch', 'pledge'] as const;

/** Everything, as it is stored. */
export async function readEverything(userId: string) {
  const [person, catches, pledges, uploads, likes, favorites, messages, reports] = await Promise.all([
    readPartition(userId),
    readListed(POST_ITEMS.catch.ownPosts(userId).partition),
    readListed(POST_ITEMS.pledge.ownPosts(userId).partition),
    readListed(uploadsOf(userId).partition),
    readLikes(userId),
    readFavorites(userId),
    readMailbox(userId),
    readReportsBy(userId),
  ]);
  return { person, catches, pledges, uploads, likes, favorites, messages, reports };
}

/** The whole items of an index' partition, which itself holds only parts of them. */
async function readListed(partition: string): Promise<Stored[]> {
  const items: Stored[] = [];
  for await (const keys of keysIn({ partition, index: 'gsi1' })) {
    const found = await getItems(keys);
    for (const item of found) if (item) items.push(item as Stored);
  }
  return items;
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
 * Erases posts, uploads, likes, favorites, messages and all that lies with the person, except the mark. Others keep what was written to them,
 * without the name. What the community pledged, claimed and served stays counted: those meals were real. Photos and what else hangs on these items follow by the stream. Interrupted or repeated, it ends the same.
 */
export async function eraseEverything(userId: string): Promise<void> {
  for (const kind of KINDS) {
    const { ownPosts, listing } = POST_ITEMS[kind];
    for await (const keys of keysIn(ownPosts(userId))) {
      await transact(keys.flatMap((key) => [remove(key), remove(listing.key({ postId: key.sk }))]));
    }
  }
  for await (const keys of keysIn(uploadsOf(userId))) await transact(keys.map(remove));
  await eraseFavoritesOf(userId);
  await eraseLikesBy(userId);
  await eraseMailbox(userId);
  await forgetReporter(userId);
  await eraseCounts(userId);
  const mark = tombstoneKey(userId).sk;
  const rest = (await readPartition(userId)).filter(({ sk }) => sk !== mark);
  for (let at = 0; at < rest.length; at += CHUNK) {
    await transact(rest.slice(at, at + CHUNK).flatMap(removeWithEntries));
  }
}

/** An account goes with its entries in the lists of people, a fisherman's card with its copy in the directory. */
function removeWithEntries(item: Stored): TransactionStep[] {
  return [item, ...entriesOf(item)].map(remove);
}

function entriesOf(item: Stored): Key[] {
  if (item.sk === 'ACCOUNT') return personEntries(item as unknown as Account);
  if (item.sk === fishermanKey('').sk) return [directoryEntry(item as unknown as StoredFisherman)];
  return [];
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
