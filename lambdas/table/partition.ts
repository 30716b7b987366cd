/** Lists that are read further than a page that somebody looks at: to know all of a person's, to export or to erase it. */
import type { ItemList, Key } from './item.ts';
import { query } from './query.ts';
import type { Found } from './read.ts';

/** Half of what one transaction takes, so that each key may bring another one. */
export const CHUNK = 50;

/** All items of a list as they are now (in an index: as they were a moment ago), some at a time. */
export async function* itemsIn<Stored>(
  list: ItemList<Stored>,
  chunk = CHUNK,
): AsyncGenerator<Found<Stored>[]> {
  yield* readAll(list, { limit: chunk, consistent: list.index === undefined });
}

/** All keys of a list, some at a time. What was written a moment ago may be missing. */
export async function* keysIn(list: ItemList, chunk = CHUNK): AsyncGenerator<Key[]> {
  yield* readAll(list, { limit: chunk, keysOnly: true });
}

async function* readAll<Stored>(list: ItemList<Stored>, options: Parameters<typeof query>[1]) {
  let startKey: Record<string, unknown> | undefined;
  do {
    const { items, lastKey } = await query(list, { ...options, startKey });
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
