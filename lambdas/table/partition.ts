/** Lists that are read further than a page that somebody looks at: to know all of a person's, to export or to erase it. */
import type { Found, ItemKey, ItemList } from './item.ts';
import { query, queryKeys } from './query.ts';

/** Half of what one transaction takes, so that each key may bring another one. */
export const CHUNK = 50;

/** All items of a list, some at a time: as they are now, unless it lies in an index, or that is not asked for: then as they were a moment ago. */
export async function* itemsIn<Stored>(
  list: ItemList<Stored>,
  chunk = CHUNK,
  { consistent = list.index === undefined } = {},
): AsyncGenerator<Found<Stored>[]> {
  yield* readAll((startKey) => query(list, { limit: chunk, consistent, startKey }));
}

/** All keys of a list, some at a time. Keys written a moment ago may be missing. */
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

/** Those of a list with the greatest sort keys as they are now, in one request, and whether there are more. */
export async function lastIn<Stored>(
  list: ItemList<Stored>,
  limit: number,
): Promise<{ items: Found<Stored>[]; more: boolean }> {
  const { items } = await query(list, { limit: limit + 1, newestFirst: true, consistent: true });
  return { items: items.slice(0, limit), more: items.length > limit };
}
