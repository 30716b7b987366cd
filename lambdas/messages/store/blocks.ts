import { DEFAULT_LIMIT } from '#shared/contract/list.ts';
import { decodeCursor, encodeCursor } from '../../table/cursor.ts';
import { type Key, type PageRequest, put, query, remove, write } from '../../table/index.ts';
import { BLOCKS, block, blocksOf } from './items.ts';

/** May be repeated. */
export async function blockUser(userId: string, blockedId: string, now: Date): Promise<void> {
  await write(put(block.item({ userId, blockedId }, { blockedAt: now.toISOString() })));
}

export async function unblockUser(userId: string, blockedId: string): Promise<void> {
  await write(remove(block.key({ userId, blockedId })));
}

/** Returns the blocked ones from a list of all items stored with a person. */
export function blockedIn(items: readonly Key[]): string[] {
  return items.flatMap((key) => block.match(key)?.blockedId ?? []);
}

/** Reads one page of the people whom a person has blocked, in the order of their ids. */
export async function listBlocked(userId: string, { cursor, limit = DEFAULT_LIMIT }: PageRequest) {
  const list = blocksOf(userId);
  const name = `${list.partition}#${BLOCKS}`;
  const startKey = cursor === undefined ? undefined : { pk: list.partition, sk: decodeCursor(name, cursor) };
  const { items, lastKey } = await query(list, { beginsWith: BLOCKS, limit, startKey });
  return {
    items: items.map(({ sk, blockedAt }) => ({ userId: sk.slice(BLOCKS.length), blockedAt })),
    ...(lastKey && { nextCursor: encodeCursor(name, String(lastKey.sk)) }),
  };
}
