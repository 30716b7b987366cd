/** Reads lists in chunks rather than pages, such as to export or erase all data of a person. */
import type { Found, ItemKey, ItemList } from './item.ts';
import { query, queryKeys } from './query.ts';

/** Half the steps of one transaction, so that each key may need a second step. */
export const CHUNK = 50;

/** Reads all items of a list in chunks, strongly consistent except in an index or without `consistent`. */
export async function* itemsIn<Stored>(
  list: ItemList<Stored>,
  chunk = CHUNK,
  { consistent = list.index === undefined } = {},
): AsyncGenerator<Found<Stored>[]> {
  yield* readAll((startKey) => query(list, { limit: chunk, consistent, startKey }));
}

/** Reads all keys of a list in chunks. Recent writes may be missing. */
export async function* keysIn<Stored>(
  list: ItemList<Stored>,
  chunk = CHUNK,
): AsyncGenerator<ItemKey<Stored>[]> {
  yield* readAll((startKey) => queryKeys(list, { limit: chunk, startKey }));
}

type StartKey = Record<string, unknown> | undefined;

async function* readAll<T>(read: (startKey: StartKey) => Promise<{ items: T[]; lastKey: StartKey }>) {
  let startKey: StartKey;
  do {
    const { items, lastKey } = await read(startKey);
    if (items.length > 0) yield items;
    startKey = lastKey;
  } while (startKey);
}

/** Returns the items with the greatest sort keys in one strongly consistent request, and whether there are more. */
export async function lastIn<Stored>(
  list: ItemList<Stored>,
  limit: number,
): Promise<{ items: Found<Stored>[]; more: boolean }> {
  const { items } = await query(list, { limit: limit + 1, newestFirst: true, consistent: true });
  return { items: items.slice(0, limit), more: items.length > limit };
}
